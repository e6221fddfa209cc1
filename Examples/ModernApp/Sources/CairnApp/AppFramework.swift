import CairnBooking
import CairnCore
import CairnExplore
import CairnNetwork
import CairnStorage
import DITranquillity

/// The whole app: all frameworks and the components that connect them.
public final class AppFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.append(framework: CoreFramework.self)
    container.append(framework: NetworkFramework.self)
    container.append(framework: StorageFramework.self)
    container.append(framework: ExploreFramework.self)
    container.append(framework: BookingFramework.self)
    container.append(part: LaunchPart.self)
    container.append(part: LinksPart.self)
    container.append(part: AccountPart.self)
    container.append(part: SettingsPart.self)
  }
}
