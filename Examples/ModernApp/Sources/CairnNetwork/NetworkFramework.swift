import CairnCore
import DITranquillity

public final class NetworkFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(CoreFramework.self)
    container.append(part: TransportPart.self)
    container.append(part: ClientPart.self)
    container.append(part: APIPart.self)
    container.append(part: HealthPart.self)
  }
}
