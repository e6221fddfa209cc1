import CairnCore
import CairnNetwork
import DITranquillity

open class BookingFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(CoreFramework.self)
    container.import(NetworkFramework.self)
    container.append(part: PricePart.self)
    container.append(part: PaymentPart.self)
    container.append(part: PapersPart.self)
    container.append(part: ScenePart.self)
  }
}
