#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import DIv3
public import Foundation
internal import StoryboardAdapters

extension DIStoryboard {
  /// Opens a storyboard as the container says that registered it with `registerStoryboard`.
  ///
  /// The lifetime of the registration counts. If several storyboards of the name are registered, none
  /// of them for the bundle, a warning in the log names them, and the storyboard injects nothing.
  ///
  /// ```swift
  /// let storyboard = DIStoryboard.create(name: "Main", bundle: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The bundle of the file; nil for the main one.
  /// - Returns: The storyboard. One that no living container has registered injects nothing, now and
  ///   later; a line in the log says so.
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
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The bundle of the file; nil for the main one.
  ///   - container: The container. The storyboard holds it.
  /// - Returns: A new storyboard.
  /// - Since: 3.0
  public static func create(name: String, bundle: Bundle?, container: DIContainer) -> DIStoryboard {
    create(name: name, bundle: bundle, framework: nil, container: container)
  }

  /// Opens a storyboard whose controllers a container injects, as a framework of it would.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The bundle of the file; nil for the main one.
  ///   - framework: The framework whose components are preferred; nil for none.
  ///   - container: The container. The storyboard holds it.
  /// - Returns: A new storyboard.
  /// - Since: 3.8
  public static func create(
    name: String, bundle: Bundle?, framework: (any DIFramework.Type)?, container: DIContainer
  ) -> DIStoryboard {
    open(
      name, in: bundle, from: framework.map(container.module(of:)) ?? .none, for: container)
  }

  /// Opens a storyboard whose controllers a container injects, as a group of its components would.
  static func open(
    _ name: String, in bundle: Bundle?, from module: RequestingModule, for container: DIContainer
  ) -> DIStoryboard {
    let storyboard = open(as: DIStoryboard.self, name, in: bundle)
    let injector = ControllerInjector(
      for: container, from: module, scope: { $0.scope },
      unknown: { log(.info, "\(type(of: $0)) is not registered: it is not injected.") },
      failed: { log(level(of: $1), $1.description) })
    storyboard.injection = StoryboardInjection(injector)
    return storyboard
  }

  /// Whether the first `registerStoryboard` of the program lets registered storyboards be found
  /// wherever one is opened by its name, as ``install()`` does. True unless it is set.
  ///
  /// ```swift
  /// DIStoryboard.replacesPlainStoryboards = false
  /// ```
  public nonisolated static var replacesPlainStoryboards: Bool {
    get { plainStoryboards.value.replaces }
    set { plainStoryboards.update { $0.replaces = newValue } }
  }

  /// Lets each storyboard that is opened from now on be a ``DIStoryboard``, so that those which are
  /// registered inject: also those that the platform opens, for references. Storyboards of other
  /// subclasses stay what they are.
  ///
  /// The first `registerStoryboard` of the program does it, unless ``replacesPlainStoryboards`` is
  /// false. It exchanges a method of the platform's class, once, and takes effect for the whole
  /// program.
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
