// Rules: M2-17 M2-18
import DITranquillity

public enum Release2AssignmentsAfterRings {
  enum Kind { case card, cash }
  final class Gateway {}
  final class Presenter {
    weak var view: View?
    var gateways: [Kind: Gateway] = [:]
    var list: [Gateway] = []
  }
  final class View {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Gateway.init).as(Gateway.self, name: "Kind.card").lifetime(.prototype)
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.view = $1 }
      .injection { (presenter, container: DIContainer) in
        presenter.gateways[.card] = container.resolve(name: "Kind.card")
        presenter.gateways[.cash] = try? container.resolved(name: "Kind.cash")
        presenter.list = container.resolveMany()
      }
      .lifetime(.objectGraph)
    builder.register(View.init(presenter:)).lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let container = builder
    let view: View = try container.resolved()
    let presenter: Presenter = try container.resolved()
    return [
      "\(view.presenter.view === view)", "\(view.presenter.gateways.count)",
      "\(presenter.gateways[.card] != nil)", "\(presenter.list.count)",
      "\(presenter.gateways[.cash] == nil)",
    ]
  }
}
