public import Logging
import ServiceLifecycle
public import UnixSignals

/// What whoever starts the server decides.
public struct ServerSettings: Sendable {
  let options: ServerOptions
  let logger: Logger
  private let shutdownSignals: [UnixSignal]
  private let shutdownLimit: Duration
  let onRunning: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - options: The address and the limits.
  ///   - logger: The logger of the server and its requests.
  ///   - shutdownSignals: The signals that end the server.
  ///   - shutdownLimit: The time until requests in progress are cancelled; nil for that of the options.
  ///   - onRunning: Is called with the port when the server listens.
  public init(
    options: ServerOptions, logger: Logger, shutdownSignals: [UnixSignal] = [],
    shutdownLimit: Duration? = nil, onRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.options = options
    self.logger = logger
    self.shutdownSignals = shutdownSignals
    self.shutdownLimit = shutdownLimit ?? .seconds(options.shutdownLimit)
    self.onRunning = onRunning
  }

  /// Sets what a group of services does about signals and the end of the server.
  func configure(_ configuration: inout ServiceGroupConfiguration) {
    configuration.gracefulShutdownSignals = shutdownSignals
    configuration.maximumGracefulShutdownDuration = shutdownLimit
  }
}
