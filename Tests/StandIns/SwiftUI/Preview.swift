/// A preview, made as the macro `#Preview` makes it: here by its initializer.
public struct Preview {
  /// Says that traits belong to views.
  public enum ViewTraits {}

  let view: any View

  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @MainActor () -> some View
  ) {
    func content(_ view: some View) -> any View {
      traits.reduce(view) { view, trait in trait.modify?(view) ?? view }
    }
    view = content(body())
  }
}

public struct PreviewTrait<T> {
  let modify: (@MainActor (any View) -> any View)?
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    func modified<Modifier: PreviewModifier>(_ modifier: Modifier, _ view: any View) -> any View {
      // Shared contexts of other types are made asynchronously, which the stand-in doesn't do.
      modifier.body(content: PreviewModifierContent(view: view), context: () as! Modifier.Context)
    }
    return PreviewTrait { modified(modifier, $0) }
  }
}

@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

public struct PreviewModifierContent: View, PrimitiveView {
  let view: any View

  func render(in node: Node) { node.child("content", view) }
}
