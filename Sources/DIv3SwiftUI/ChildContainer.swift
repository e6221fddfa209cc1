#if canImport(SwiftUI)
public import DIv3
public import SwiftUI

extension View {
  /// Gives this view and the views below it a child of the environment's container, which ends with the view.
  ///
  /// ```swift
  /// SessionView().childContainer { session in
  ///   session.register { User(name: name) }
  /// }
  /// ```
  ///
  /// The child is made once for the view's life, and for another container in the environment again. When the view has
  /// gone for good, the child ends by `DIContainer.end()`: objects that it keeps and that have an `onEnd` end, and it is
  /// released. A view that is only covered, or on a tab that isn't shown, hasn't gone. What fails to end is logged as an
  /// error.
  ///
  /// `register` runs when the child is made: what it captures has the value of that moment. Give the view another `id` for
  /// a child with other values.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages. Leave it out.
  ///   - line: The line of the call, for messages. Leave it out.
  ///   - register: Registers what only the subtree has, such as the user who is signed in.
  /// - Returns: A view with the child in its environment. It traps if the environment has no container.
  /// - Since: 0.1.0 of this package
  public func childContainer(
    file: StaticString = #fileID, line: UInt = #line,
    _ register: @escaping @MainActor (DIContainer) -> Void = { _ in }
  ) -> some View {
    modifier(ChildContainer(register: register, file: file, line: line))
  }
}

private struct ChildContainer: ViewModifier {
  @Environment(\.container) private var parent
  @State private var kept = KeptChild()
  let register: @MainActor (DIContainer) -> Void
  let file: StaticString
  let line: UInt

  func body(content: Content) -> some View {
    guard let parent else { noContainer("childContainer", file, line) }
    return content.container(kept.child(of: parent, register))
  }
}

/// A child container that ends with this object, which SwiftUI releases when the view's identity ends.
private final class KeptChild {
  private var current: (child: DIContainer, parent: DIContainer)?

  deinit { end() }

  @MainActor
  func child(of parent: DIContainer, _ register: (DIContainer) -> Void) -> DIContainer {
    if let current, current.parent === parent { return current.child }
    end()
    let child = DIContainer(parent: parent)
    register(child)
    current = (child, parent)
    return child
  }

  private func end() {
    guard let child = current?.child else { return }
    Task {
      do {
        try await child.end()
      } catch {
        child.reporting { log(.error, "The container of a subtree of views ended: \(error)") }
      }
    }
  }
}
#endif
