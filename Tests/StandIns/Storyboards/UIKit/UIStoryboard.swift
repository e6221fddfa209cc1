import Foundation

/// The storyboard class that programs use if they have no subclass.
public typealias PlainStoryboard = UIStoryboard

/// A storyboard, which opens scenes of a ``StoryboardFile``.
open class UIStoryboard: AssociatingObject {
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

  open func instantiateInitialViewController() -> UIViewController? {
    guard let entry = file.entry else { return nil }
    return Runtime.opensEntryByIdentifier
      ? instantiateViewController(withIdentifier: entry) : build(entry)
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    build(identifier)
  }

  private func build(_ identifier: String) -> UIViewController {
    guard let scene = file.scenes[identifier] else {
      fatalError("The storyboard has no scene \(identifier).")
    }
    let controller = scene.type.init(coder: NSCoder())!
    controller.storyboard = self
    controller.scene = scene
    for relationship in scene.relationships {
      switch relationship {
      case .scene(let identifier): controller.addChild(build(identifier))
      case .storyboard: controller.addChild(open(relationship))
      }
    }
    controller.awakeFromNib()
    return controller
  }

  /// Creates the target of a segue as the system does: by methods that a subclass can override.
  func open(_ target: StoryboardFile.Target) -> UIViewController {
    switch target {
    case .scene(let identifier):
      return instantiateViewController(withIdentifier: identifier)
    case .storyboard(let name, let scene):
      let other = UIStoryboard(name: name, bundle: bundle)
      guard let scene else { return other.instantiateInitialViewController()! }
      return other.instantiateViewController(withIdentifier: scene)
    }
  }
}

extension Runtime {
  public static var afterLoadView: (UIViewController) -> Void = { _ in }
  public static var afterDidAddSubview: (UIView, _ subview: UIView) -> Void = { _, _ in }
  public static var afterDequeue: (UIView, _ dequeued: UIView?) -> Void = { _, _ in }
}

/// An object that receives touches.
open class UIResponder: AssociatingObject {
  public override init() {
    super.init()
  }

  open func awakeFromNib() {}
}
