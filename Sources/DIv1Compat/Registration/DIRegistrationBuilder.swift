public import DIEngine

/// Describes one registered component further. `register` returns it, and each of its methods
/// returns it again, so that they can be chained in any order.
///
/// What is said before `build()` counts for that build, also through a chain kept in a variable.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DIComponentBuilder, see docs/migration/declarations-1.md#registration"
)
#endif
public final class DIRegistrationBuilder<ImplObj> {
  @usableFromInline let declaration: Declaration

  @usableFromInline
  init(_ declaration: Declaration) {
    self.declaration = declaration
  }

  @usableFromInline
  func add(_ step: MemberInjection) -> Self {
    declaration.component.injections.append(step)
    return self
  }

  @usableFromInline
  func add(_ factory: Factory) -> Self {
    declaration.component.set(factory)
    return self
  }
}
