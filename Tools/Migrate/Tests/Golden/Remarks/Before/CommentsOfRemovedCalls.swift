// Rules: M1-57
import DIv1Compat

enum CommentsOfRemovedCalls {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }
      // for everybody
      .asSelf()
      .lifetime(.perDependency)
  }
}
