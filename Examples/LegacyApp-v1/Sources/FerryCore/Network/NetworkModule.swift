import DITranquillity

public final class NetworkModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { APIConfiguration(host: "api.ferries.example", retries: 3) }
      .asName("production")
      .asDefault()

    builder.register { APIConfiguration(host: "staging.ferries.example", retries: 0) }
      .asName("staging")

    builder.register(OfflineHTTPClient.self)
      .asType(HTTPClient.self)
      .initializer { OfflineHTTPClient() }
      .instanceLazySingle()

    builder.register { RequestBuilder(configuration: *!$0) }
      .lifetime(.perDependency)

    builder.register { ResponseParser() }
      .instancePerDependency()

    builder.register { Reachability() }
      .instanceSingle()

    builder.register(NetworkService.self)
      .initializer { scope in
        return NetworkService(client: *!scope, builder: *!scope, parser: *!scope)
      }
      .dependency { scope, service in service.logger = *!scope }
      .dependency { scope, service in service.reachability = try! scope.resolve() }
      .lifetime(.lazySingle)
  }
}
