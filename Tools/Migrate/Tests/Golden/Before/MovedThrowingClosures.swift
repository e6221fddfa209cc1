// Rules: M1-06 M1-28
import DIv1Compat

public enum MovedThrowingClosures {
  struct Empty: Error {}
  final class Ink {}
  final class Press {
    let ink: Ink
    let name: String
    init(ink: Ink, name: String) throws {
      guard !name.isEmpty else { throw Empty() }
      self.ink = ink
      self.name = name
    }
  }

  public static func results() throws -> [String] {
    var name = ""
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register(Press.self)
      .initializer { scope in
        // The name comes from outside.
        let ink: Ink = try scope.resolve()
        return try Press(ink: ink, name: name)
      }
      .lifetime(.perScope)
    let scope = try builder.build()
    var found = ["\((try? scope.resolve(Press.self)) == nil)"]
    name = "press"
    let press: Press = try scope.resolve()
    found.append(press.name)
    return found + ["\(press.ink === *!scope as Ink)"]
  }
}
