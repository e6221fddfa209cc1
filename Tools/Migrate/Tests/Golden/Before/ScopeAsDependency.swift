// Rules: M1-03 M1-14
import DIv1Compat

public enum ScopeAsDependency {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Printer {
    private let scope: DIScope
    init(scope: DIScope) { self.scope = scope }
    func page() -> Page { return *!scope }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Printer(scope: $0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let printer: Printer = *!scope
    return ["\(printer.page() is Paper)"]
  }
}
