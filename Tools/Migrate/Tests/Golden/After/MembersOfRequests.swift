// Rules: M1-02 M1-23 M1-30 M1-33
import DITranquillity

public enum MembersOfRequests {
  final class Ink {
    let color = "blue"
    func mixed(with other: Ink) -> String { return color + other.color }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let color = (*scope as Ink).color
    let mixed = try (scope.resolved() as Ink).mixed(with: *scope)
    return [color, mixed]
  }
}
