import DITranquillity

final class ClientPart: DIPart {
  static func load(container: DIContainer) {
    // Requests pass the interceptors in this order.
    container.register(LanguageInterceptor.init).as(Interceptor.self)
    container.register(SigningInterceptor.init).as(Interceptor.self)
    container.register(TokenInterceptor.init).as(Interceptor.self)
    container.register(TraceInterceptor.init).as(Interceptor.self)
    container.register(SigningKey.init)
      .lifetime(.custom(keyRotation))

    container.register {
      APIClient(
        transport: by(tag: Live.self, on: $0), builder: $1, interceptors: many($2), retry: $3)
    }
    .injection(cycle: true, \.authenticator)
    .lifetime(.perContainer(.strong))
    container.register(Authenticator.init(client:tokens:))
      .lifetime(.perContainer(.strong))
  }
}
