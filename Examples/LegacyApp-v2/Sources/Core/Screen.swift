/// The view controller of this app: loaded once, shown and hidden by a stack.
open class Screen {
  public private(set) var isLoaded = false

  public init() {}

  open var title: String {
    return "Screen"
  }

  public final func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    didLoad()
  }

  open func didLoad() {}
}

/// A stack that shows its topmost screen.
public final class NavigationStack {
  public private(set) var screens: [Screen] = []

  public init() {}

  public var titles: [String] {
    return screens.map { $0.title }
  }

  public func push(_ screen: Screen) {
    screen.loadIfNeeded()
    screens.append(screen)
  }

  @discardableResult
  public func pop() -> Screen? {
    return screens.popLast()
  }
}
