public enum NSNib {
  public typealias Name = String
}

/// A part of a window.
open class NSViewController: NSResponder {
  public internal(set) var storyboard: NSStoryboard?
  public private(set) var children: [NSViewController] = []
  public let nibName: NSNib.Name?
  public let nibBundle: Bundle?

  // Required only in the stand-in: Objective-C classes need no required initializers.
  public required init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
  }
}

open class NSSplitViewController: NSViewController {}

open class NSTabViewController: NSViewController {}

/// A window.
open class NSWindowController: NSResponder {
  public internal(set) var storyboard: NSStoryboard?
  open var contentViewController: NSViewController?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}
