/// Stands in for the platform's controller, which a storyboard creates.
open class Controller {
  public private(set) var presented: [Controller] = []
  public var title = ""

  public init() {}

  open func viewDidLoad() {}

  public func present(_ controller: Controller) {
    presented.append(controller)
  }
}
