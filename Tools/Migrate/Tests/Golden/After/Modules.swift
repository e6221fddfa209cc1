// Rules: M1-41 M1-42
import DITranquillity

public enum Modules {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  /// The pages.
  final class PaperModule: DIPart {
    init() {}

    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    }
  }

  final class PressModule: DIPart {
    static func load(container: DIContainer) {
      container.append(part: PaperModule.self)
      container.register { Press(page: $0) }.lifetime(.prototype)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: PressModule.self)
    builder.append(part: PaperModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Press).page is Paper)"]
  }
}
