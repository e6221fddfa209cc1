// Rules: M1-20 M1-47
import DITranquillity

public enum EagerSinglesOfNames {
  final class Store {
    nonisolated(unsafe) static var made = 0
    init() { Store.made += 1 }
  }

  public static func results() throws -> [String] {
    Store.made = 0
    let builder = DIContainer()
    builder.register { Store() }
      .as(Store.self, name: "pantry")
      .lifetime(.single)
    builder.register { Store() }
      .as(Store.self, name: "cellar")
      .lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    let made = Store.made
    let pantry: Store = try scope.resolved(name: "pantry")
    let cellar: Store = try scope.resolved(name: "cellar")
    return ["\(made)", "\(Store.made)", "\(pantry === cellar)"]
  }
}
