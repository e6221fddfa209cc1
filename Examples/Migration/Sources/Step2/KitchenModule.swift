import Bakery
import DITranquillity

/// Who bakes, and where.
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
