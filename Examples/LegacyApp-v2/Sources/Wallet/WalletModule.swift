import Core
import DITranquillity
import Timetable

/// The purchased tickets.
public final class WalletModule: DIModule {
  public let components: [DIComponent] = [WalletScreens(), WalletDesks(), WalletDrawer()]
  public let dependencies: [DIModule] = [CoreModule()]

  public init() {}
}

private final class WalletScreens: DIComponent {
  let scope = DIComponentScope.public

  func load(builder: DIContainerBuilder) {
    builder.register(type: WalletViewController.self)
      .initial(WalletViewController.init)
      .injection { $0.presenter = $1 }
    builder.register(type: WalletPresenter.init(box:))
      .injection { $0.screen = $1 }

    builder.register(type: TicketViewController.self)
      .initialWithArg { (container: DIContainer, number: Int) in
        let box: TicketBox = try *container
        return TicketViewController(ticket: box.ticket(number))
      }
      .injection { ticket, cache, palette in
        ticket.cache = cache as BarcodeCache
        ticket.palette = palette as Palette
      }
      .injection(.manual) { $1.renderer = try $0.resolve(name: "boat") }
      .lifetime(.perDependency)

    builder.register(type: WalletBanner.self)
      .initialWithArg { WalletBanner(season: $1) }
      .initialWithArg { WalletBanner(season: $1, year: $2) }
      .set(name: "lock screen")
      .lifetime(.lazySingle)

    builder.register(type: UIStoryboard.self)
      .initial(name: "Help", bundle: nil)
      .set(name: "tickets")
      .lifetime(.perDependency)

    builder.register { PlainLink(path: "wallet") }
      .as(DeepLink.self).check { $0 }
  }
}

private final class WalletDesks: DIComponent {
  let scope = DIComponentScope.public

  func load(builder: DIContainerBuilder) {
    builder.register { GiftDesk() }
      .injection(.optional) { $0.directory = $1 }
      .injection { $0.finish() }

    builder.register(type: RefundDesk.init(directory:))
  }
}

private final class WalletDrawer: DIComponent {
  let scope = DIComponentScope.internal

  func load(builder: DIContainerBuilder) {
    builder.register { TicketBox(first: 100) }
      .as(.self)
      .as(TicketOffice.self).check { $0 }

    builder.register(type: BarcodeCache.init)
      .lifetime(.weakSingle)

    builder.register { SquareRenderer() }
      .as(BarcodeRenderer.self).check { $0 }
      .set(name: "square")
      .set(.default)
      .lifetime(.lazySingle)
    builder.register { StripeRenderer() }
      .as(BarcodeRenderer.self).check { $0 }
      .set(name: "stripes")
      .set(name: "boat")
      .lifetime(.lazySingle)

    builder.register { Palette(accent: "amber") }

    builder.register(vc: HelpViewController.self)
      .injection { $0.palette = $1 }
      .injection { $0.topic = "How to show a ticket" }
  }
}
