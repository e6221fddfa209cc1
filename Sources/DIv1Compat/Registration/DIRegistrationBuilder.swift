public import DIEngine

/// Describes one component further. `register` returns it, and each of its methods returns it
/// again: chain them in any order.
///
/// A build uses the description as it is at that moment; you may keep the builder in a variable and
/// continue later.
///
/// - Since: 0.9.9
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
