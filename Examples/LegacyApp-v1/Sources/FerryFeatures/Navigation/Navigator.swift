/// The screens that lie on each other.
public final class Navigator {
  public private(set) var stack: [ViewController] = []

  public var top: ViewController? {
    return stack.last
  }

  public func push(_ controller: ViewController) {
    stack.append(controller)
    controller.appear()
  }

  public func pop() {
    _ = stack.popLast()
  }
}
