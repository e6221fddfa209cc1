import Bakery
import DITranquillity

/// The baker and the oven.
final class KitchenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Oven() }
      .lifetime(.perDependency)
      .dependency { scope, oven in oven.baker = *!scope }

    builder.register { scope in
      Baker(oven: *!scope, recipes: *!scope, pantry: try! scope.resolve(name: "pantry"))
    }
    .lifetime(.perDependency)
  }
}
