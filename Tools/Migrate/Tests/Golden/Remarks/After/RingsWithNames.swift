// Rules: M2-52
import DITranquillity

enum RingsWithNames {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    weak var screen: Screen?
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M2-52): names of objects that are made anew (in a cycle): objectForEachName(), and objectGraph if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register(type: Screen.init)
      .set(name: "main")
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
  }
}
