public final class BookingRouter {
  public internal(set) weak var presenter: BookingPresenter?
  private let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func close() {
    navigator.pop()
  }
}
