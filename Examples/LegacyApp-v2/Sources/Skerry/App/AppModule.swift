import Account
import Booking
import Core
import DITranquillity
import Timetable
import Wallet

/// The root of the app.
final class AppModule: DIModule {
  var components: [DIComponent] {
    return [AppParts(), AppScreens()]
  }

  var dependencies: [DIModule] {
    return [AccountModule(), TimetableModule(), BookingModule(), WalletModule(), CoreModule()]
  }
}

private class AppParts: DIComponent {
  var scope: DIComponentScope { return .internal }

  func load(builder: DIContainerBuilder) {
    builder.register(type: RootRouter.init(container:))
      .lifetime(.single)

    builder.register(type: AppDelegate.self)
      .injection { $0.router = $1 }
      .injection { $0.journal = $1 }
      .injection { delegate, links in delegate.links = links }
      .postInit { _, delegate in delegate.didFinishLaunching() }
      .initialNotNecessary()
      .lifetime(.single)

    builder.register { try DeepLinkHandler(links: **$0) }

    builder.register(type: FeatureFlags.init)
      .set(name: "everybody")
      .set(name: "pilots")
      .lifetime(.single)
  }
}

private class AppScreens: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { TabBarController() }
      .injection { $0.set(search: $1, wallet: $2, profile: $3) }

    builder.register(type: SettingsViewController.self)
      .injection(.manual) { container, screen in
        screen.store = try container.resolve(tag: StoreKind.disk)
        screen.journal = *?container
      }
      .injection { $0.session = $1 }
      .injection { $0.wired() }
      .initialNotNecessary()

    builder.register(type: DiagnosticsViewController.init)
      .injection { $0.journal = $1 }
      .injection { $0.vault = $1 }
      .lifetime(.perDependency)
    builder.register(type: OldDiagnosticsViewController.init(session:))
      .lifetime(.perDependency)
    builder.register(type: SupportViewController.init(session:))
      .injection(.optional) { $0.vault = $1 }
      .lifetime(.perDependency)
  }
}
