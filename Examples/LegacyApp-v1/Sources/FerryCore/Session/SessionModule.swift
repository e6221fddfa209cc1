import DITranquillity

public final class SessionModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { Basket() }.instancePerScope()

    builder.register { (scope: DIScope) in
      Session(tickets: *!scope, favourites: *!scope, basket: *!scope)
    }
    .dependency { $1.analytics = *!$0 }
    .dependency { $1.analytics.track("session") }
    .instancePerScope()

    builder.register { SessionStore(account: *!$0) }.instanceSingle()
  }
}
