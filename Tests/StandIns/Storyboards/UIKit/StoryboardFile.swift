/// Stands in for a storyboard file of a bundle.
///
/// ```swift
/// StoryboardFile(
///   entry: "Root",
///   scenes: [
///     "Root": .init(UINavigationController.self, relationships: [.scene("List")]),
///     "List": .init(ListController.self, segues: ["show": .scene("Detail")]),
///     "Detail": .init(DetailController.self),
///   ]
/// ).add(as: "Main")
/// ```
@MainActor @preconcurrency
public struct StoryboardFile {
  /// The target of a relationship or a segue.
  public enum Target {
    case scene(String)
    /// A reference to another storyboard; without a scene, to its initial one.
    case storyboard(String, scene: String? = nil)
  }

  /// One controller of the file.
  public struct Scene {
    let type: UIViewController.Type
    let relationships: [Target]
    let embeds: [Target]
    let segues: [String: Target]

    /// - Parameters:
    ///   - relationships: The scenes created together with the controller, such as the root of a
    ///     navigation controller.
    ///   - embeds: The scenes created when the controller's view is loaded.
    ///   - segues: The scenes created when a segue is performed, by identifier.
    public init(
      _ type: UIViewController.Type, relationships: [Target] = [], embeds: [Target] = [],
      segues: [String: Target] = [:]
    ) {
      self.type = type
      self.relationships = relationships
      self.embeds = embeds
      self.segues = segues
    }
  }

  let entry: String?
  let scenes: [String: Scene]

  public init(entry: String? = nil, scenes: [String: Scene] = [:]) {
    self.entry = entry
    self.scenes = scenes
  }
}
