/// Describes one component further: its services, factories, injections and lifetime. `register`
/// returns it, and each of its methods returns it again: chain them in any order.
///
/// ```swift
/// builder.register(type: Cat.init)
///   .as(Animal.self).check{$0}
///   .set(name: "black")
///   .injection{ $0.owner = $1 }
///   .lifetime(.lazySingle)
/// ```
///
/// A build uses the description as it is at that moment; later changes apply to the next build.
///
/// - Since: 2.0.0
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
