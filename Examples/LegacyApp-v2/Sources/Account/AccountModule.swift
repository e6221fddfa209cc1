import Core
import DITranquillity

/// The traveller: login, session, profile.
public final class AccountModule: DIModule {
  public let components: [DIComponent] = [AccountScreens(), AccountServices(), AccountSecrets()]
  public let dependencies: [DIModule] = [CoreModule()]

  public init() {}
}

private final class AccountScreens: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(type: LoginViewController.init(presenter:))
      .as(.self)
      .as(LoginView.self).check { $0 }
      .lifetime(.perDependency)

    builder.register(type: ProfileViewController.self)
      .initial { ProfileViewController(isEditable: false) }
      .initialWithArg { _, isEditable in ProfileViewController(isEditable: isEditable) }
      .injection { $0.repository = $1 }
      .lifetime(.perDependency)

    builder.register { PlainLink(path: "account") }
      .as(DeepLink.self).check { $0 }
  }
}

private final class AccountServices: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register { container in
      try DockProfileRepository(
        api: *container, store: container.resolve(tag: StoreKind.memory))
    }
    .as(ProfileRepository.self).check { $0 }
  }
}

/// Implements Core's protocol; other modules see the session only by that protocol.
private final class AccountSecrets: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: TokenVault.init)
      .lifetime(.single)

    builder.register(type: DockAuthService.init(api:vault:))
      .as(AuthService.self).check { $0 }

    builder.register(type: SessionKeeper.init(auth:events:))
      .as(.self)
      .as(SessionProvider.self).check { $0 }

    builder.register(type: LoginPresenter.init(session:journal:))
      .injection { $0.view = $1 }
      .lifetime(.perDependency)

    builder.register { PlainLink(path: "account/vault") }
      .as(DeepLink.self).check { $0 }
  }
}
