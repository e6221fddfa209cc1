import CairnNetwork
import DITranquillity

public final class StorageFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(NetworkFramework.self)
    container.append(part: KeyValuePart.self)
    container.append(part: DatabasePart.self)
    container.append(part: RepositoriesPart.self)
  }
}
