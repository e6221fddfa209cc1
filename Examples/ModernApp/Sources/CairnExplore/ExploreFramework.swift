import CairnCore
import CairnStorage
import DITranquillity

public final class ExploreFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(CoreFramework.self)
    // Selects the images of the storage rather than those of the network.
    container.import(StorageFramework.self)
    container.append(part: RouterPart.self)
    container.append(part: SearchPart.self)
    container.append(part: HutPart.self)
    container.append(part: MapPart.self)
  }
}
