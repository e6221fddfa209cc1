// Rules: M1-02 M1-23 M1-30 M1-33
import DIv1Compat

public enum MembersOfRequests {
  final class Ink {
    let color = "blue"
    func mixed(with other: Ink) -> String { return color + other.color }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let color = (*!scope as Ink).color
    let mixed = try scope.resolve(Ink.self).mixed(with: *!scope)
    return [color, mixed]
  }
}
