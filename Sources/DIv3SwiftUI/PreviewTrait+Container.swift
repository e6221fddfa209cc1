#if canImport(SwiftUI)
public import DIv3
public import SwiftUI

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PreviewTrait where T == Preview.ViewTraits {
  /// Sets the container of a preview: that of the app, or one with doubles.
  ///
  /// ```swift
  /// #Preview(traits: .container(makeContainer()) {
  ///   try $0.replacing((any Shop).self) { FakeShop() }
  /// }) {
  ///   CartView()
  /// }
  /// ```
  ///
  /// If making the container fails, such as by the `DoubleError` of a double that doesn't fit, the preview shows the error
  /// instead of the view. `replacing` is in the module `DIDoubles`.
  ///
  /// - Parameters:
  ///   - app: The container of the app.
  ///   - make: Makes the container of the preview from it; by default it is the app's.
  /// - Returns: The trait.
  /// - Since: 0.1.0 of this package
  @MainActor
  public static func container(
    _ app: DIContainer, _ make: (DIContainer) throws -> DIContainer = { $0 }
  ) -> PreviewTrait<T> {
    .modifier(PreviewContainer(container: Result { try make(app) }))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct PreviewContainer: PreviewModifier {
  let container: Result<DIContainer, any Error>

  func body(content: Content, context: Void) -> some View {
    switch container {
    case .success(let container): content.container(container)
    case .failure(let error): Text(verbatim: String(describing: error))
    }
  }
}
#endif
