// Rules: M1-71
import DIv1Compat

enum RepeatedRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    for name in ["a", "b"] {
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
    ["c"].forEach { name in
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
  }
}
