// Rules: M1-54
import DIv1Compat

enum HiddenOwnTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.lifetime(.perDependency)
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
  }
}
