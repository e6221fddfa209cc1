// Rules: M1-12 M1-33 M1-36
import DIv1Compat

public enum CaughtErrorsOfNames {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    for name in ["blue", "red"] {
      do {
        let ink: Ink = try scope.resolve(name: name)
        found.append("\(type(of: ink))")
      } catch {
        found.append("no \(name) ink")
      }
      found.append("\((try? scope.resolve(Ink.self, name: name)) == nil)")
    }
    return found
  }
}
