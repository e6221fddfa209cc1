import Hummingbird
import LendingHTTP

/// The HTTP server, a service: its `run()` answers requests until a graceful shutdown or a cancellation, and returns when all
/// handlers have returned, those of cancelled requests included.
typealias LendingApplication = Application<RouterResponder<LendingContext>>

extension Application where Responder == RouterResponder<LendingContext> {
  init(_ settings: ServerSettings, scopes: any RequestScopes) {
    let options = settings.options
    let onRunning = settings.onRunning
    self.init(
      router: makeLendingRouter(scopes: scopes),
      server: .http1(configuration: .init(idleTimeout: .seconds(Int64(options.idleLimit)))),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: Int(options.port)), serverName: "lending",
        availableConnectionsDelegate: .maximum(
          Int(options.connectionLimit), logger: settings.logger)),
      onServerRunning: { channel in onRunning(channel.localAddress?.port ?? 0) },
      logger: settings.logger)
  }
}
