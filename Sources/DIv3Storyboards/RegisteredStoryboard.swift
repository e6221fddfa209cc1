#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
internal import DIv3
internal import Foundation
internal import StoryboardAdapters

/// A storyboard as a container registered it.
///
/// The component changes only through the registry of its container, whose lock guards it.
struct RegisteredStoryboard: @unchecked Sendable {
  private let component: Component

  init(_ component: Component) {
    self.component = component
  }

  private static let all = StoryboardRegistry<DIContainer, RegisteredStoryboard>()

  /// Adds the storyboard to the process-wide list of registered storyboards.
  ///
  /// - Parameters:
  ///   - container: The container that registers the storyboard.
  ///   - name: The name of the storyboard file.
  ///   - bundle: The bundle of the file; nil for the main bundle.
  ///   - isStated: Whether the caller passed the bundle; if not, the main bundle finds the storyboard, too.
  func add(to container: DIContainer, _ name: String, bundle: Bundle?, isStated: Bool) {
    var bundles = [Self.key(of: bundle)]
    if !isStated, bundles != [Self.key(of: nil)] { bundles.append(Self.key(of: nil)) }
    for key in Self.all.add(name, in: bundles, owner: container, recipe: self) {
      log(
        .warning,
        "Another container has registered storyboard \(key), too: the last registration counts.")
    }
    if DIStoryboard.replacesPlainStoryboards { DIStoryboard.install() }
  }

  /// Resolves the storyboard of a name from the container that registered it; nil, with a log message, if
  /// there is none.
  @MainActor
  static func open(_ name: String, in bundle: Bundle?) -> PlatformStoryboard? {
    switch all.find(name, in: key(of: bundle)) {
    case .entry(let container, let storyboard):
      return storyboard.open(from: container)
    case .nothing:
      log(.info, "Storyboard \(name) is not registered: its controllers are not injected.")
    case .several(let keys):
      log(
        .warning,
        "Storyboard \(name) in \(key(of: bundle)) is not registered, but others with its name are: \(keys)"
      )
    }
    return nil
  }

  @MainActor
  private func open(from container: DIContainer) -> PlatformStoryboard? {
    do throws(Failure) {
      return try container.scope.resolve(component, as: PlatformStoryboard.self, for: container)
    } catch {
      log(.error, error.modernText)
      return nil
    }
  }

  private static func key(of bundle: Bundle?) -> String { (bundle ?? .main).bundlePath }
}
#endif
