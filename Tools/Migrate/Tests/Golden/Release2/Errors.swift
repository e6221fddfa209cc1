import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-30
public enum CaughtErrors: GoldenCase {
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
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    do {
      let ink: Ink = try scope.resolve()
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen = try scope.resolve(Pen.self)
      found.append("\(pen === (try! *scope) as Pen)")
    } catch let error {
      found.append("\(error)")
    }
    found.append(attempt { try scope.resolve(Ink.self) })
    found.append(attempt { try scope.resolve(Pen.self) })
    found.append(check(try scope.resolve(Ink.self) === Ink()))
    found.append(check(try scope.resolve(Pen.self) === scope.resolve(Pen.self)))
    found.append("\((try? use(scope.resolve())) == nil)")
    return found
  }
}
