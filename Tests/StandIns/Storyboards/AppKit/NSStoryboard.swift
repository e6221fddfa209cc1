import Foundation

/// The storyboard class that programs use if they have no subclass.
public typealias PlainStoryboard = NSStoryboard

/// A storyboard, which opens scenes of a ``StoryboardFile``.
open class NSStoryboard: AssociatingObject {
  public typealias Name = String
  public typealias SceneIdentifier = String

  private(set) var file = StoryboardFile()
  private(set) var bundle = Bundle.main

  // Required, so that the factory can create objects of the receiving class.
  public required override init() {
    super.init()
  }

  func read(_ name: String, _ bundle: Bundle?) {
    self.bundle = bundle ?? .main
    guard let file = StoryboardFile.file(name, in: self.bundle) else {
      fatalError("There is no storyboard \(name) in \(self.bundle.bundlePath).")
    }
    self.file = file
  }

  open func instantiateInitialController() -> Any? {
    guard let entry = file.entry else { return nil }
    return Runtime.opensEntryByIdentifier
      ? instantiateController(withIdentifier: entry) : build(entry)
  }

  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any {
    build(identifier)
  }

  private func build(_ identifier: String) -> AnyObject {
    guard let scene = file.scenes[identifier] else {
      fatalError("The storyboard has no scene \(identifier).")
    }
    switch scene {
    case .window(let type, let content):
      let controller = type.init(coder: NSCoder())!
      controller.storyboard = self
      controller.contentViewController = content.map { build($0) as! NSViewController }
      return controller
    case .view(let type, let items):
      let controller = type.init(coder: NSCoder())!
      controller.storyboard = self
      for item in items { controller.addChild(open(item) as! NSViewController) }
      return controller
    }
  }

  private func open(_ target: StoryboardFile.Target) -> Any {
    switch target {
    case .scene(let identifier): return build(identifier)
    case .storyboard(let name):
      return NSStoryboard(name: name, bundle: bundle).instantiateInitialController()!
    }
  }
}

/// Stands in for a storyboard file of a bundle.
@MainActor @preconcurrency
public struct StoryboardFile {
  /// The target of a relationship.
  public enum Target {
    case scene(String)
    /// A reference to another storyboard: to its initial scene.
    case storyboard(String)
  }

  public enum Scene {
    case window(NSWindowController.Type, content: String?)
    case view(NSViewController.Type, items: [Target] = [])
  }

  let entry: String?
  let scenes: [String: Scene]

  public init(entry: String? = nil, scenes: [String: Scene] = [:]) {
    self.entry = entry
    self.scenes = scenes
  }
}

/// An object that receives events.
open class NSResponder: AssociatingObject {
  public override init() {
    super.init()
  }
}
