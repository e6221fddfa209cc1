// Rules: M1-03 M1-14
import DITranquillity

public enum ScopeAsDependency {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Printer {
    private let scope: DIContainer
    init(scope: DIContainer) { self.scope = scope }
    func page() -> Page { return *scope }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Printer(scope: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let printer: Printer = *scope
    return ["\(printer.page() is Paper)"]
  }
}
