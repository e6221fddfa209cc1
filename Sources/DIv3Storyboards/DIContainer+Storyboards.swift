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
  /// Registers a storyboard. The container that resolves it injects into its controllers.
  ///
  /// ```swift
  /// container.registerStoryboard(name: "Main").lifetime(.perRun(.weak))
  ///
  /// let storyboard: UIStoryboard = container.resolve(name: "Main")
  /// ```
  ///
  /// The component has the type `UIStoryboard` or `NSStoryboard`, and is offered with the storyboard's name,
  /// too. ``DIStoryboard/create(name:bundle:)`` finds the storyboard as well. After the first call in a
  /// process, so does all code that opens a storyboard of that name, including the platform for references
  /// in other storyboards. Use a name once per bundle, and once per process if storyboards of several
  /// bundles refer to each other.
  ///
  /// Built and tested against stand-ins of UIKit and AppKit; not tested on a device.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file, without its extension.
  ///   - bundle: The bundle of the file; nil for the bundle of the framework that is being loaded, or the
  ///     main bundle outside of a framework.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  /// - Returns: A builder that configures the component further. With the lifetime `perContainer(.strong)`,
  ///   storyboard and container hold each other until ``DIContainer/clean()``.
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
