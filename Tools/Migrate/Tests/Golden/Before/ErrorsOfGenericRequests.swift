// Rules: M1-03 M1-33
import DIv1Compat

public enum ErrorsOfGenericRequests {
  final class Ink {}
  final class Pen {}
  struct Locator {
    let scope: DIScope

    func find<T>() throws -> T { return try scope.resolve() }
    func find<T>(_ type: T.Type, name: String) throws -> T {
      return try self.scope.resolve(name: name)
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
    let builder = DIContainerBuilder()
    builder.register { Pen() }.asSelf().asName("red").asDefault().lifetime(.perDependency)
    let scope = try builder.build()
    let locator = Locator(scope: scope)
    let pen: Pen = try locator.find()
    return ["\(type(of: pen))", "\(type(of: try locator.find(Pen.self, name: "red")))"]
      + ["\(locator.has(Pen.self))", "\(locator.has(Ink.self))"]
      + ["\((try? locator.find(Ink.self, name: "red")) == nil)"]
  }
}
