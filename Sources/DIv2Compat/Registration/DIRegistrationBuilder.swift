/// A registration that is being described: as which types it is known, how its objects are made,
/// injected and kept. Since 2.0.0.
///
/// ```swift
/// builder.register(type: Cat.init)
///   .as(Animal.self).check{$0}
///   .set(name: "black")
///   .injection{ $0.owner = $1 }
///   .lifetime(.lazySingle)
/// ```
///
/// A container goes by what was said when it was built; what is said later holds for the next one.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DIComponentBuilder, see docs/migration/declarations-2.md#registration"
)
#endif
public final class DIRegistrationBuilder<Impl> {
  @usableFromInline let declaration: Declaration

  @usableFromInline
  init(_ declaration: Declaration) {
    self.declaration = declaration
  }

  deinit {
    declaration.complete()
  }
}
