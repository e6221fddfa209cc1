// begin MIGRATION.md 2
import DIEngine
import DIv1Compat
import DIv3

/// The one place that names both generations.
final class Composition {
  let old: DIv1Compat.DIScope
  let modern: DIv3.DIContainer

  init() throws {
    let engine = Engine()
    modern = DIv3.DIContainer(engine: engine)
    modern.register(Ink.init).lifetime(.perRun(.strong))

    let builder = DIv1Compat.DIContainerBuilder(engine: engine)
    builder.register { Paper() }.asType(Page.self)
    builder.register { scope in Press(page: *!scope) }
      .dependency { scope, press in press.ink = try scope.resolve() }
    old = try builder.build()
  }
}
// end
