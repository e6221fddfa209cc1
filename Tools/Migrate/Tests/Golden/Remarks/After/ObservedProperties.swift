// Rules: M1-65
import DITranquillity

enum ObservedProperties {
  final class Screen {
    var presenter: Presenter?
    var log: [String] = []
    var title: Title? { didSet { log.append(presenter == nil ? "early" : "late") } }
  }
  final class Presenter {
    weak var screen: Screen?
  }
  final class Title {}

  static func run() throws {
    let builder = DIContainer()
    builder.register { Title() }.lifetime(.perRun(.strong))
    builder.register { Presenter() }
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M1-65): an injection after one that leads back: let it lead back, too, or move it to postInit; see docs/migration/differences.md#between-the-generations
    builder.register { Screen() }
      .dependency { $1.presenter = *!$0 }
      .dependency { $1.title = *!$0 }
      .lifetime(.lazySingle)
  }
}
