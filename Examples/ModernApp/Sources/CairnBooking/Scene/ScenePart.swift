import CairnCore
import DITranquillity

class ScenePart: DIPart {
  static func load(container: DIContainer) {
    container.register(BookingController.self)
      .as(BookingView.self)
      .injection(\.presenter)
      .postInit { $0.title = "Book" }
      .lifetime(.objectGraph)
      .root()

    container.register(BookingPresenter.init(interactor:router:))
      .as(BookingInteractorOutput.self)
      .injection(cycle: true, \.view)
      .lifetime(.objectGraph)

    container.register(BookingInteractor.init(basket:desk:api:repository:quotes:prices:))
      .injection(cycle: true) { $0.output = $1 }
      .injection { $0.connect(bus: $1, calendar: $2) }
      .lifetime(.objectGraph)

    container.register(BookingRouter.init(member:receipts:summaries:))
      .injection(cycle: true, \.controller)
      .lifetime(.objectGraph)
  }
}
