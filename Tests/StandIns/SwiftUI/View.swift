@_exported public import Combine

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@MainActor
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
}

/// A view that the stand-in knows: it has no `body`, but children.
@MainActor
protocol PrimitiveView {
  func render(in node: Node)
}

extension PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }
}

public struct TupleView<Content>: View, PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  func render(in node: Node) {
    for (position, child) in Mirror(reflecting: content).children.enumerated() {
      node.child("\(position)", child.value as! any View)
    }
  }
}

public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  case first(First)
  case second(Second)

  func render(in node: Node) {
    switch self {
    case .first(let view): node.child("first", view)
    case .second(let view): node.child("second", view)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public var body: Never { fatalError() }

  func render(in node: Node) {
    if let self { node.child("some", self) }
  }
}

public struct Text: View, PrimitiveView {
  let text: String

  public init(verbatim text: String) { self.text = text }
  public init(_ text: String) { self.text = text }

  func render(in node: Node) { node.host.texts.append(text) }
}

public struct Button<Label: View>: View, PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  func render(in node: Node) {
    let first = node.host.texts.count
    node.child("label", label)
    node.host.actions[node.host.texts[first...].joined()] = action
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    label = Text(title)
  }
}

public struct TextField: View, PrimitiveView {
  let title: String
  let text: Binding<String>

  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  func render(in node: Node) {
    node.host.texts.append("\(title): \(text.wrappedValue)")
    node.host.fields[title] = text
  }
}

public struct VStack<Content: View>: View, PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in node: Node) { node.child("content", content) }
}

/// A view with another identity for each id.
struct IdentifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let id: AnyHashable

  init(_ content: Content, _ id: AnyHashable) {
    self.content = content
    self.id = id
  }

  func render(in node: Node) { node.child("id \(id)", content) }
}

extension View {
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(self, AnyHashable(id))
  }
}
