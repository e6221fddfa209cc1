import DITranquillity
import FerryCore

final class BookingFactory {
  private let scope: DIScope

  init(scope: DIScope) {
    self.scope = scope
  }

  func screen(for crossing: Crossing) -> BookingViewController {
    let controller = BookingViewController()
    controller.presenter = try! scope.resolve(BookingPresenter.self, arg: crossing)
    controller.presenter.view = controller
    return controller
  }
}
