import DITranquillity

/// Marketing adds and removes offers, so their modules are found by scanning.
final class OffersAssembly: DIScanned, DIAssembly {
  var publicModules: [DIModule] {
    return [DIScanModule(predicateByName: { $0.hasSuffix("OffersModule") })]
  }

  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}
