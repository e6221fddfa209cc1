#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import DIv3
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

extension DIContainer {
  /// Declares a storyboard. Its controllers are injected from the container that is asked for it.
  ///
  /// It is a component of type `UIStoryboard`, or `NSStoryboard`, which is also known by its name. The
  /// storyboard is found as well by ``DIStoryboard/create(name:bundle:)`` and, after the first call in
  /// a program, wherever the program or the platform opens a storyboard of that name: by code, or by a
  /// reference in another storyboard. Names should differ within a bundle, and within the program if
  /// storyboards of several bundles refer to each other.
  ///
  /// ```swift
  /// container.registerStoryboard(name: "Main").lifetime(.perRun(.weak))
  ///
  /// let storyboard: UIStoryboard = container.resolve(name: "Main")
  /// ```
  ///
  /// Built and tested against stand-ins of UIKit and AppKit; not tried on a device.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The bundle of the file. If it is nil, that of the framework that is being loaded,
  ///     else the main one.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  /// - Returns: A builder that configures the component further. With the lifetime
  ///   `perContainer(.strong)` storyboard and container keep each other, until
  ///   ``DIContainer/clean()``.
  /// - Since: 3.0, until 4.7
  @discardableResult
  public func registerStoryboard(
    name: String, bundle: Bundle? = nil, file: String = #file, line: Int = #line
  ) -> DIComponentBuilder<PlatformStoryboard> {
    let framework = loadedFramework
    let module = framework.map(module(of:)) ?? .none
    let loaded = bundle ?? framework.map { Bundle(for: $0) }
    let builder = register(file: file, line: line) {
      (container: DIContainer) -> PlatformStoryboard in
      MainActor.assumeIsolated {
        DIStoryboard.open(name, in: loaded, from: module, for: container)
      }
    }.as(PlatformStoryboard.self, name: name)
    if !builder.isRepetition {
      RegisteredStoryboard(builder.component)
        .add(to: self, name, bundle: loaded, isStated: bundle != nil)
    }
    return builder
  }
}
#endif
