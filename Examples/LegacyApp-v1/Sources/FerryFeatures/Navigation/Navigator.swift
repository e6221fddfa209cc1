import UIKit

/// The stack of screens.
public final class Navigator {
  public private(set) var stack: [UIViewController] = []

  public var top: UIViewController? {
    return stack.last
  }

  public func push(_ controller: UIViewController) {
    stack.append(controller)
    controller.loadViewIfNeeded()
  }

  public func pop() {
    _ = stack.popLast()
  }
}
