// Rules: M2-52
import DIv2Compat

enum RingsWithNames {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    weak var screen: Screen?
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Screen.init)
      .set(name: "main")
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)
    builder.register(type: Presenter.init)
      .injection { $0.screen = $1 }
      .lifetime(.lazySingle)
  }
}
