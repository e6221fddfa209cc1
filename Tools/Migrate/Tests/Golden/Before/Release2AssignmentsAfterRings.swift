// Rules: M2-17 M2-18
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Gateway.init).set(tag: Kind.card).lifetime(.perDependency)
    builder.register(type: Presenter.init)
      .injection { $0.view = $1 }
      .injection(.manual) { container, presenter in
        presenter.gateways[.card] = try container.resolve(tag: Kind.card)
        presenter.gateways[.cash] = try? container.resolve(tag: Kind.cash)
        presenter.list = try **container
      }
      .lifetime(.perDependency)
    builder.register(type: View.init(presenter:)).lifetime(.perDependency)
    let container = try builder.build()
    let view: View = try *container
    let presenter: Presenter = try *container
    return [
      "\(view.presenter.view === view)", "\(view.presenter.gateways.count)",
      "\(presenter.gateways[.card] != nil)", "\(presenter.list.count)",
      "\(presenter.gateways[.cash] == nil)",
    ]
  }
}
