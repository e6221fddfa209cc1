// Rules: M1-53
import DIv1Compat

enum NamesBesideOthers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    builder.register { Ink() }.asName("blue").lifetime(.perDependency)
  }
}
