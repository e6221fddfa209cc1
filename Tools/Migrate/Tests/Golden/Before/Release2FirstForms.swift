// Rules: M2-11 M2-15 M2-17 M2-41 M2-42
import DIv2Compat

public enum Release2FirstForms {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var page: Page!
    var ink: Ink?
  }

  final class Papers: DIComponent {
    let scope: DIComponentScope = .public

    func load(builder: DIContainerBuilder) {
      loadPaper(builder)
      // As 2.0.0 had it.
      builder.register { Desk() }
        .injection { container, desk in
          desk.log.append("page")
          desk.page = try *container
        }
        .injection { $1.page = try $0.resolve(Page.self) }
        .injection(.optional) { $0.ink = $1 }
    }

    private func loadPaper(_ builder: DIContainerBuilder) {
      builder.register(type: Paper.init)
        .as(Page.self, check: { $0 })
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(component: Papers())
    let container = try builder.build()
    let desk: Desk = try *container
    return desk.log + ["\(desk.page is Paper)", "\(desk.ink == nil)"]
  }
}
