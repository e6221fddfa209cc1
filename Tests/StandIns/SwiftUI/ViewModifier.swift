@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct ModifierContent<Modifier>: View, PrimitiveView {
  let view: any View

  func render(in node: Node) { node.child("content", view) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
  let content: Content
  let modifier: Modifier

  func render(in node: Node) {
    node.install(modifier)
    node.child("body", modifier.body(content: ModifierContent(view: content)))
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
