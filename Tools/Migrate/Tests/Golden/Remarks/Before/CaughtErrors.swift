// Rules: M1-58
import DIv1Compat

enum CaughtErrors {
  final class Ink {}

  static func check(_ condition: @autoclosure () throws -> Bool) {
    do { print(try condition()) } catch { print("failed") }
  }
  static func ask(_ ink: Ink) -> Bool { return true }

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    do {
      let ink: Ink = try scope.resolve()
      print(ink)
    } catch {
      print("no ink")
    }
    print(Result { try scope.resolve(Ink.self) })
    check(try scope.resolve(Ink.self) === nil)
    print((try? ask(scope.resolve())) == nil)
  }
}
