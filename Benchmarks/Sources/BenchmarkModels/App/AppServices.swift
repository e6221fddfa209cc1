// The shared components that access external systems.

public final class UserSession: Session {
  let secrets: Secrets
  let timeSource: any TimeSource

  public init(secrets: Secrets, timeSource: any TimeSource) {
    self.secrets = secrets
    self.timeSource = timeSource
  }

  public func isOpen() -> Bool { false }
}

public final class HTTPNetwork: Network {
  let configuration: Configuration
  let log: any Log
  let session: any Session

  public init(configuration: Configuration, log: any Log, session: any Session) {
    self.configuration = configuration
    self.log = log
    self.session = session
  }

  public func requests() -> Int { 0 }
}

public final class SQLDatabase: Database {
  let configuration: Configuration
  let log: any Log

  public init(configuration: Configuration, log: any Log) {
    self.configuration = configuration
    self.log = log
  }

  public func rows() -> Int { 0 }
}

public final class EventBus: Events {
  let log: any Log

  public init(log: any Log) {
    self.log = log
  }

  public func published() -> Int { 0 }
}

public final class ImageCache: Sendable {
  let store: any Store
  let log: any Log

  public init(store: any Store, log: any Log) {
    self.store = store
    self.log = log
  }
}

public final class FeatureFlags: Sendable {
  let configuration: Configuration
  let network: any Network

  public init(configuration: Configuration, network: any Network) {
    self.configuration = configuration
    self.network = network
  }
}

public final class Analytics: Sendable {
  let network: any Network
  let events: any Events
  let metrics: Metrics

  public init(network: any Network, events: any Events, metrics: Metrics) {
    self.network = network
    self.events = events
    self.metrics = metrics
  }
}

public final class Reachability: Sendable {
  let log: any Log

  public init(log: any Log) {
    self.log = log
  }
}
