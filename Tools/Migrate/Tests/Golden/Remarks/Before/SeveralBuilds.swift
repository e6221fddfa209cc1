// Rules: M1-59
import DIv1Compat

enum SeveralBuilds {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let first = try builder.build()
    builder.register { Ink() }.lifetime(.perDependency)
    let second = try builder.build()
    print(first === second)
  }
}
