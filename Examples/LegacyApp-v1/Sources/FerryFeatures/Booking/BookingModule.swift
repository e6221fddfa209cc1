import DITranquillity
import FerryCore

final class BookingModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(module: NavigationModule())

    builder.register { BookingFactory(scope: $0) }
      .lifetime(.perDependency)

    // No lifetime: an object with runtime arguments isn't shared.
    builder.register { BookingPresenter(crossing: $1, interactor: *!$0) }
      .dependency { scope, presenter in presenter.router = *!scope }

    builder.register(BookingInteractor.self)
      .initializer { scope in
        return BookingInteractor(
          calculator: *!scope,
          numbers: *!scope,
          card: try! scope.resolve(name: "card"),
          invoice: try! scope.resolve(name: "invoice"),
          session: *!scope)
      }
      .lifetime(.perDependency)

    builder.register { TicketNumbers() }
      .lifetime(.single)

    builder.register { BookingRouter(navigator: *!$0) }
      .lifetime(.perDependency)
      .dependency { scope, router in router.presenter = *!scope }

    builder.register { PassengerForm() }
      .initializer { PassengerForm(name: $1) }
      .initializer { PassengerForm(name: $1, age: $2) }
      .lifetime(.perDependency)
  }
}
