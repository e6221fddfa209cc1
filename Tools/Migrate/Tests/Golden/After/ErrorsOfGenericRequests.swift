// Rules: M1-03 M1-33
import DITranquillity

public enum ErrorsOfGenericRequests {
  final class Ink {}
  final class Pen {}
  struct Locator {
    let scope: DIContainer

    func find<T>() throws -> T { return try scope.resolved() }
    func find<T>(_ type: T.Type, name: String) throws -> T {
      return try self.scope.resolved(name: name)
    }
    func has<T>(_ type: T.Type) -> Bool {
      do {
        let _: T = try find()
        return true
      } catch {
        return false
      }
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.as(Pen.self, name: "red").default().lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let locator = Locator(scope: scope)
    let pen: Pen = try locator.find()
    return ["\(type(of: pen))", "\(type(of: try locator.find(Pen.self, name: "red")))"]
      + ["\(locator.has(Pen.self))", "\(locator.has(Ink.self))"]
      + ["\((try? locator.find(Ink.self, name: "red")) == nil)"]
  }
}
