import DITranquillity

final class TimetableModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(module: NavigationModule())

    builder.register(vc: TimetableViewController.self)
      .asType(TimetableView.self)
      .instancePerDependency()
      .dependency { $1.presenter = *!$0 }

    builder.register { TimetablePresenter(interactor: *!$0, formatter: *!$0) }
      .instancePerDependency()
      .dependency { $1.view = *?$0 }
      .dependency { $1.router = *!$0 }

    builder.register { TimetableInteractor(repository: *!$0, clock: *!$0) }
      .instancePerDependency()

    builder.register { TimetableRouter(navigator: *!$0, booking: *!$0) }
      .instancePerDependency()
      .dependency { $1.presenter = *!$0 }
  }
}
