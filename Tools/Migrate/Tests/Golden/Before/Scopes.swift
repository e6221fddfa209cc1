import DIv1Compat
import GoldenCases

// Rules: M1-05 M1-24
public enum NamedScope: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self)
    builder.register { (scope: DIScope) in
      // The page first.
      return Press(page: *!scope)
    }
    let scope = try builder.build()
    return ["\(*!scope as Press === *!scope as Press)"]
  }
}

// Rules: M1-03 M1-14
public enum ScopeAsDependency: GoldenCase {
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

// Rules: M1-02 M1-24 M1-30 M1-39
public enum ScopesOfScopes: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }
    let scope = try builder.build()
    let inner = scope.newLifeTimeScope()
    let innermost = inner.newLifeTimeScope()
    let inks: [Ink] = [*!scope, *!inner, *!innermost, *!inner]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])", "\(inks[1] === inks[3])"]
  }
}
