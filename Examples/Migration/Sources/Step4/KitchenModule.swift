import Bakery
import DITranquillity

/// The baker and the oven.
final class KitchenModule: DIPart {
  static func load(container: DIContainer) {
    container.register { Oven() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.baker = $1 }

    container.register { (scope: DIContainer, oven, recipes) in
      Baker(oven: oven, recipes: recipes, pantry: scope.resolve(name: "pantry"))
    }
    .lifetime(.objectGraph)
  }
}
