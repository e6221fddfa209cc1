// Rules: M1-41 M1-42
import DIv1Compat

public enum Modules {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  /// The pages.
  final class PaperModule: DIModule {
    init() {}

    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    }
  }

  final class PressModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register(module: PaperModule())
      builder.register { Press(page: *!$0) }.lifetime(.perDependency)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: PressModule())
    builder.register(module: PaperModule())
    let scope = try builder.build()
    return ["\((*!scope as Press).page is Paper)"]
  }
}
