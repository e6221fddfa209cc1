// Rules: M1-33 M1-34 M1-36
import DITranquillity

public enum CaughtErrors {
  final class Ink {}
  final class Pen {}

  static func check(_ condition: @autoclosure () throws -> Bool) -> String {
    do { return "\(try condition())" } catch { return "failed" }
  }
  static func attempt<T>(_ body: () throws -> T) -> String {
    do {
      _ = try body()
      return "made"
    } catch {
      return "failed"
    }
  }
  static func use(_ ink: Ink) -> Bool { return true }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    do {
      let ink: Ink = try scope.resolved()
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen = try scope.resolved() as Pen
      found.append("\(pen === *scope as Pen)")
    } catch let error {
      found.append("\(error)")
    }
    found.append(attempt { try scope.resolved() as Ink })
    found.append(attempt { try scope.resolved() as Pen })
    found.append(check(try (scope.resolved() as Ink) === Ink()))
    found.append(check(try (scope.resolved() as Pen) === (scope.resolved() as Pen)))
    found.append("\((try? use(scope.resolved())) == nil)")
    return found
  }
}
