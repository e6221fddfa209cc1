import CairnCore

public final class BookingController: Controller, BookingView {
  public var presenter: BookingPresenter!
  public private(set) var price: String?
  public private(set) var receipt: Receipt?
  public private(set) var problem: String?

  func show(price: String) {
    self.price = price
  }

  func show(receipt: Receipt) {
    self.receipt = receipt
  }

  func show(problem: String) {
    self.problem = problem
  }
}
