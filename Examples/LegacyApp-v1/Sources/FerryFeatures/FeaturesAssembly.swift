import DITranquillity
import FerryCore

public final class FeaturesAssembly: DIAssembly {
  public init() {}

  public var publicModules: [DIModule] {
    return [TimetableModule(), BookingModule(), TicketsModule(), ProfileModule()]
  }

  public var internalModules: [DIModule] { return [] }

  public var dependencies: [DIAssembly] {
    return [CoreAssembly(), DIScanAssembly(predicateByType: { $0 is OffersAssembly.Type })]
  }
}
