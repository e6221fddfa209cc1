// Rules: M1-65
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Title() }.lifetime(.lazySingle)
    builder.register { Presenter() }
      .dependency { $1.screen = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Screen() }
      .dependency { $1.presenter = *!$0 }
      .dependency { $1.title = *!$0 }
      .lifetime(.lazySingle)
  }
}
