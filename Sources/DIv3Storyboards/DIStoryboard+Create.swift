#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import DIv3
public import Foundation
internal import StoryboardAdapters

extension DIStoryboard {
  /// Opens a storyboard from the container that registered it with `registerStoryboard`.
  ///
  /// ```swift
  /// let storyboard = DIStoryboard.create(name: "Main", bundle: nil)
  /// ```
  ///
  /// The lifetime of the registration applies. If no living container has registered the storyboard, it is
  /// a new one that never injects, and the log gets a message. The same applies, with a warning that names
  /// them, if several storyboards of the name are registered, but none for the bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file, without its extension.
  ///   - bundle: The bundle of the file; nil for the main bundle.
  /// - Returns: The storyboard.
  /// - Since: 3.0
  #if canImport(ObjectiveC)
  @objc(createWithName:bundle:)
  #endif
  public static func create(name: String, bundle: Bundle?) -> DIStoryboard {
    if let storyboard = RegisteredStoryboard.open(name, in: bundle) as? DIStoryboard {
      return storyboard
    }
    return open(as: DIStoryboard.self, name, in: bundle)
  }

  /// Opens a storyboard whose controllers a container injects, whether it is registered or not.
  ///
  /// ```swift
  /// let storyboard = DIStoryboard.create(
  ///   name: "Main", bundle: nil, container: container)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file, without its extension.
  ///   - bundle: The bundle of the file; nil for the main bundle.
  ///   - container: The container, which the storyboard holds.
  /// - Returns: A new storyboard.
  /// - Since: 3.0
  public static func create(name: String, bundle: Bundle?, container: DIContainer) -> DIStoryboard {
    create(name: name, bundle: bundle, framework: nil, container: container)
  }

  /// Opens a storyboard whose controllers a container injects on behalf of a framework.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file, without its extension.
  ///   - bundle: The bundle of the file; nil for the main bundle.
  ///   - framework: The framework whose components take precedence; nil for none.
  ///   - container: The container, which the storyboard holds.
  /// - Returns: A new storyboard.
  /// - Since: 3.8
  public static func create(
    name: String, bundle: Bundle?, framework: (any DIFramework.Type)?, container: DIContainer
  ) -> DIStoryboard {
    open(
      name, in: bundle, from: framework.map(container.module(of:)) ?? .none, for: container)
  }

  /// Opens a storyboard whose controllers a container injects on behalf of a requesting module.
  static func open(
    _ name: String, in bundle: Bundle?, from module: RequestingModule, for container: DIContainer
  ) -> DIStoryboard {
    let storyboard = open(as: DIStoryboard.self, name, in: bundle)
    let injector = ControllerInjector(
      for: container, from: module, scope: { $0.scope },
      unknown: { log(.info, "\(type(of: $0)) is not registered: it is not injected.") },
      failed: { log($1) })
    storyboard.injection = StoryboardInjection(injector)
    return storyboard
  }

  /// Whether the first `registerStoryboard` of the process calls ``install()``. The default is `true`.
  ///
  /// ```swift
  /// DIStoryboard.replacesPlainStoryboards = false
  /// ```
  ///
  /// - Since: 0.1.0 of this package
  public nonisolated static var replacesPlainStoryboards: Bool {
    get { plainStoryboards.value.replaces }
    set { plainStoryboards.update { $0.replaces = newValue } }
  }

  /// Makes each storyboard that is opened from now on a ``DIStoryboard``, so that registered ones inject:
  /// also those that the platform opens for references. Storyboards of other subclasses don't change.
  ///
  /// The first `registerStoryboard` of the process calls it, unless ``replacesPlainStoryboards`` is
  /// `false`. It replaces a method of the platform's class once, for the whole process.
  ///
  /// - Since: 0.1.0 of this package
  public nonisolated static func install() {
    var isFirst = false
    plainStoryboards.update {
      isFirst = !$0.areReplaced
      $0.areReplaced = true
    }
    guard isFirst else { return }
    Platform.replaceFactory { name, bundle in create(name: name, bundle: bundle) }
  }

  private nonisolated static let plainStoryboards = Setting((replaces: true, areReplaced: false))
}
#endif
