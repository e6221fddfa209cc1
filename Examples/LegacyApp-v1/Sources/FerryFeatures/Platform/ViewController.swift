/// What the screens need of the system's own one, which only phones have.
open class ViewController {
  public var title = ""
  public private(set) var isViewLoaded = false

  public required init() {}

  open func viewDidLoad() {}

  public final func appear() {
    guard !isViewLoaded else {
      return
    }
    isViewLoaded = true
    viewDidLoad()
  }
}
