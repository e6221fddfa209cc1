// Rules: M1-33 M1-38
import DITranquillity

public enum RequestsOfLazies {
  final class Ink {}

  final class InkModule: DIPart {
    static func load(container: DIContainer) { container.register { Ink() }.lifetime(.perContainer(.strong)) }
  }

  static func find(_ scope: DIContainer) throws -> Ink {
    let lazy: Lazy<Ink> = try scope.resolved()
    let other: Lazy<Ink> = try scope.resolved()
    return try lazy.get() === other.value ? lazy.value : Ink()
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: InkModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    do {
      return ["\(try find(scope) === *scope as Ink)"]
    } catch {
      return ["no ink"]
    }
  }
}
