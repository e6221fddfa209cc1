// The shared components without dependencies or with few.

public final class Configuration: Sendable {
  public init() {}
}

public final class SystemTime: TimeSource {
  public init() {}

  public func now() -> Int { 0 }
}

public final class ConsoleLog: Log {
  let timeSource: any TimeSource

  public init(timeSource: any TimeSource) {
    self.timeSource = timeSource
  }

  public func write(_ line: String) {}
}

public final class Metrics: Sendable {
  let log: any Log
  let timeSource: any TimeSource

  public init(log: any Log, timeSource: any TimeSource) {
    self.log = log
    self.timeSource = timeSource
  }
}

public final class FileStore: Store {
  let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func size() -> Int { 0 }
}

public final class Secrets: Sendable {
  let store: any Store

  public init(store: any Store) {
    self.store = store
  }
}

public final class Localization: Sendable {
  let configuration: Configuration
  let store: any Store

  public init(configuration: Configuration, store: any Store) {
    self.configuration = configuration
    self.store = store
  }
}
