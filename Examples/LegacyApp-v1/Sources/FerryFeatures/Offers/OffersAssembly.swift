import DITranquillity

/// Marketing adds and removes offers; nobody keeps a list of their modules.
final class OffersAssembly: DIScanned, DIAssembly {
  var publicModules: [DIModule] {
    return [DIScanModule(predicateByName: { $0.hasSuffix("OffersModule") })]
  }

  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}
