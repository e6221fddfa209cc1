// Rules: M2-65
import DITranquillity

enum Release2InjectionsAfterRings {
  final class Screen {
    var presenter: Presenter?
    func connect(_ title: Title) {}
  }
  final class Presenter {
    weak var screen: Screen?
  }
  final class Title {}

  static func run() throws {
    let builder = DIContainer()
    builder.register(Title.init).lifetime(.perRun(.strong))
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M2-65): an injection after one that leads back: let it lead back, too, or move it to postInit; see docs/migration/differences.md#between-the-generations
    builder.register(type: Screen.init)
      .injection { $0.presenter = $1 }
      .injection { screen, title in screen.connect(title) }
      .lifetime(.lazySingle)
  }
}
