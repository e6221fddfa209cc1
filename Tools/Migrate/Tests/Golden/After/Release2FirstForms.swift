// Rules: M2-11 M2-15 M2-17 M2-41 M2-42
import DITranquillity

public enum Release2FirstForms {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var page: Page!
    var ink: Ink?
  }

  final class Papers: DIPart {
    static func load(container builder: DIContainer) {
      loadPaper(builder)
      // As 2.0.0 had it.
      builder.register { Desk() }
        .injection { (desk, container: DIContainer) in
          desk.log.append("page")
          desk.page = *container
        }
        .injection { $0.page = $1 as Page }
        .injection { $0.ink = $1 }
        .lifetime(.perContainer(.strong))
    }

    private static func loadPaper(_ builder: DIContainer) {
      builder.register(Paper.init)
        .as(check: Page.self, { $0 })
        .lifetime(.perContainer(.strong))
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: Papers.self)
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    return desk.log + ["\(desk.page is Paper)", "\(desk.ink == nil)"]
  }
}
