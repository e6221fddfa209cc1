// Rules: M1-06 M1-28
import DITranquillity

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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register(throwing: { (scope: DIContainer) in
      // The name comes from outside.
      let ink: Ink = try scope.resolved()
      return try Press(ink: ink, name: name)
    })
    .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found = ["\((try? scope.resolved() as Press) == nil)"]
    name = "press"
    let press: Press = try scope.resolved()
    found.append(press.name)
    return found + ["\(press.ink === *scope as Ink)"]
  }
}
