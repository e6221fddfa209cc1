import DITranquillity

public final class CoreFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.append(part: JournalPart.self)
    container.append(part: FormattingPart.self)
    container.append(part: ServicesPart.self)
  }
}
