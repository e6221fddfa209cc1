// Rules: M1-12 M1-33 M1-36
import DITranquillity

public enum CaughtErrorsOfNames {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    for name in ["blue", "red"] {
      do {
        let ink: Ink = try scope.resolved(name: name)
        found.append("\(type(of: ink))")
      } catch {
        found.append("no \(name) ink")
      }
      found.append("\((try? scope.resolved(name: name) as Ink) == nil)")
    }
    return found
  }
}
