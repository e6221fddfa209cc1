#if canImport(SwiftUI)
public import DIv3
public import SwiftUI

private struct ContainerKey: EnvironmentKey {
  static let defaultValue: DIContainer? = nil
}

extension EnvironmentValues {
  /// The container of a view's environment; nil above every `container(_:)`.
  ///
  /// Take it where an object is made by an action or a task, rather than for the view. What the view uses is shorter by
  /// ``Resolved`` and ``ResolvedModel``.
  ///
  /// ```swift
  /// @Environment(\.container) private var container
  /// ```
  ///
  /// - Since: 0.1.0 of this package
  public var container: DIContainer? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

extension View {
  /// Sets the container from which this view and the views below it resolve.
  ///
  /// ```swift
  /// WindowGroup {
  ///   RootView().container(app)
  /// }
  /// ```
  ///
  /// Sheets, popovers and full-screen covers that the view presents have the container, too. Keep the container where it
  /// lives as long as the app: in a constant, or a stored property of the `App`. One that is made in `body` is another
  /// one each time.
  ///
  /// - Parameter container: The container.
  /// - Returns: A view with the container in its environment.
  /// - Since: 0.1.0 of this package
  public func container(_ container: DIContainer) -> some View {
    environment(\.container, container)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Scene {
  /// Sets the container from which all views of the scene resolve.
  ///
  /// ```swift
  /// var body: some Scene {
  ///   WindowGroup { RootView() }.container(app)
  /// }
  /// ```
  ///
  /// - Parameter container: The container, as for a view.
  /// - Returns: A scene with the container in its environment.
  /// - Since: 0.1.0 of this package
  public func container(_ container: DIContainer) -> some Scene {
    environment(\.container, container)
  }
}
#endif
