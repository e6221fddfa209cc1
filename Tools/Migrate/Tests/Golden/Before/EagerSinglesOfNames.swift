// Rules: M1-20 M1-47
import DIv1Compat

public enum EagerSinglesOfNames {
  final class Store {
    nonisolated(unsafe) static var made = 0
    init() { Store.made += 1 }
  }

  public static func results() throws -> [String] {
    Store.made = 0
    let builder = DIContainerBuilder()
    builder.register { Store() }
      .asName("pantry")
      .asName("cellar")
      .lifetime(.single)
    let scope = try builder.build()
    let made = Store.made
    let pantry: Store = try scope.resolve(name: "pantry")
    let cellar: Store = try scope.resolve(name: "cellar")
    return ["\(made)", "\(Store.made)", "\(pantry === cellar)"]
  }
}
