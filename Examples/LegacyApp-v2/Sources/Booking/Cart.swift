/// The purchases of the passenger of this session.
public final class Cart {
  public static private(set) var alive = 0

  public private(set) var orders: [Order] = []

  init() {
    Cart.alive += 1
  }

  deinit {
    Cart.alive -= 1
  }

  public func add(_ order: Order) {
    orders.append(order)
  }

  public func empty() {
    orders = []
  }
}
