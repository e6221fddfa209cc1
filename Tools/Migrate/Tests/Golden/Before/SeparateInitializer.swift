// Rules: M1-06 M1-08
import DIv1Compat

public enum SeparateInitializer {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(Paper.self)
      .asType(Page.self)
      .initializer { Paper() }
      .lifetime(.lazySingle)

    builder.register(Press.self)
      .initializer { scope in
        return Press(page: *!scope)
      }
      .lifetime(.perDependency)

    builder.register(Ink.self).initializerDoesNotNeedToBe().instancePerScope()
    let scope = try builder.build()
    let ink = Ink()
    try scope.resolve(ink)
    return ["\((*!scope as Press).page is Paper)", "\(*!scope as Ink === ink)"]
  }
}
