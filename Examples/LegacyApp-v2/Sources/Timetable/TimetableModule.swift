import Core
import DITranquillity

/// The departures of ships.
public final class TimetableModule: DIModule {
  public let components: [DIComponent] = [TimetableData(), TimetableScreens(), SearchParts()]
  public let dependencies: [DIModule] = [CoreModule()]

  public init() {}
}

private final class TimetableData: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(component: TimetableSources())

    builder.register(type: PortDirectory.init(transport:))
      .lifetime(.lazySingle)

    builder.register(type: TimetableRepository.self)
      .initial { container in
        try TimetableRepository(
          remote: container.resolve(name: "remote"), cache: container.resolve())
      }

    builder.register(type: HarbourOffice.init(clock:))
      .lifetime(.lazySingle)
  }
}

/// Internal, although a public component loads it.
private final class TimetableSources: DIComponent {
  let scope: DIComponentScope = .internal

  func load(builder: DIContainerBuilder) {
    builder.register(type: RemoteTimetable.init(api:))
      .as(TimetableSource.self).check { $0 }
      .set(name: "remote")

    builder.register { CachedTimetable() }
      .as(.self)
      .as(TimetableSource.self).check { $0 }
      .set(name: "cache")
      .lifetime(.lazySingle)
  }
}

private final class TimetableScreens: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register { SearchViewController(presenter: $0) }
      .as(.self)
      .as(SearchView.self) { $0 }
      .lifetime(.perDependency)

    builder.register(type: CrossingsViewController.self)
      .initialWithArg { (container: DIContainer, from: String, to: String) in
        let repository: TimetableRepository = try *container
        return CrossingsViewController(
          heading: "\(from) - \(to)",
          crossings: try repository.crossings(from: Port(name: from), to: Port(name: to)))
      }
      .initialWithArg { CrossingsViewController(heading: "Marked", crossings: $1) }
      .injection { $0.formatter = $1 }
      .lifetime(.perDependency)

    // Two closures, so that there are two columns.
    builder.register(type: DepartureBoard.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    builder.register(type: BoardColumn.init(board:))
      .lifetime(.perDependency)

    builder.register { PlainLink(path: "timetable") }
      .as(DeepLink.self).check { $0 }
  }
}

private final class SearchParts: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: SearchPresenter.init(interactor:tracker:))
      .as(.self)
      .as(SearchOutput.self).check { $0 }
      .injection { $0.view = $1 }
      .lifetime(.perDependency)

    builder.register(type: SearchInteractor.init(repository:clock:))
      .injection { $0.output = $1 }
      .lifetime(.perDependency)
  }
}
