import DITranquillity
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
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register {
      // The page first.
      return Press(page: $0)
    }
    .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(*scope as Press === *scope as Press)"]
  }
}

// Rules: M1-03 M1-14
public enum ScopeAsDependency: GoldenCase {
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

// Rules: M1-02 M1-24 M1-30 M1-39
public enum ScopesOfScopes: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let inner = DIContainer(engine: scope.engine)
    let innermost = DIContainer(engine: inner.engine)
    let inks: [Ink] = [*scope, *inner, *innermost, *inner]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])", "\(inks[1] === inks[3])"]
  }
}
