/// A screen, or a part of one.
open class UIViewController: UIResponder {
  public internal(set) var storyboard: UIStoryboard?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public let nibName: String?
  public let nibBundle: Bundle?
  open var title: String?
  var scene: StoryboardFile.Scene?
  private var loadedView: UIView?

  // Required only in the stand-in: Objective-C classes need no required initializers.
  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
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

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  public var isViewLoaded: Bool { loadedView != nil }

  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  public var viewIfLoaded: UIView? { loadedView }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    for target in scene?.embeds ?? [] {
      let embedded = storyboard!.open(target)
      prepare(
        for: UIStoryboardSegue(identifier: nil, source: self, destination: embedded), sender: nil)
      addChild(embedded)
      loadedView?.addSubview(embedded.view)
    }
    viewDidLoad()
  }

  open func loadView() {
    loadedView = makeView()
    Runtime.afterLoadView(self)
  }

  func makeView() -> UIView { UIView() }

  open func viewDidLoad() {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let target = scene?.segues[identifier] else {
      fatalError("There is no segue \(identifier).")
    }
    let destination = storyboard!.open(target)
    prepare(
      for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination),
      sender: sender)
    show(destination, sender: sender)
  }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    presentedViewController = controller
    controller.loadViewIfNeeded()
  }
}

/// The transition from one controller to the next.
@MainActor @preconcurrency
open class UIStoryboardSegue {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  public var viewControllers: [UIViewController] { children }
  public var topViewController: UIViewController? { children.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.loadViewIfNeeded()
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }
}

open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]? { children }
}

open class UISplitViewController: UIViewController {}

open class UIPageViewController: UIViewController {}

open class UITableViewController: UIViewController {
  public var tableView: UITableView! { view as? UITableView }

  override func makeView() -> UIView { UITableView() }
}

open class UICollectionViewController: UIViewController {
  public var collectionView: UICollectionView! { view as? UICollectionView }

  override func makeView() -> UIView { UICollectionView() }
}
