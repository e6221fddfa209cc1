public import DIEngine
public import DIv3

/// The messages about one isolated container or engine, which reach neither the log of the process nor another one.
///
/// ```swift
/// let log = CapturedLog()
/// let test = app.isolated(log: log)
/// let wallet: Wallet? = test.resolve()
/// #expect(log.messages.map(\.text) == [])
/// ```
///
/// It receives what concerns the container, its parents and its children: requests, registrations, injections. Messages
/// that concern no container, such as those of `DIGraph.checkIsValid()`, arrive only if the code runs in a test with
/// the trait of `DITestSupport`.
///
/// - Since: 0.1.0 of this package
public final class CapturedLog: Sendable {
  /// A message of the log.
  ///
  /// - Since: 0.1.0 of this package
  public struct Message: Equatable, Sendable, CustomStringConvertible {
    /// The severity.
    ///
    /// - Since: 0.1.0 of this package
    public let level: DILogLevel

    /// The text, as the log of the process would show it.
    ///
    /// - Since: 0.1.0 of this package
    public let text: String

    /// The level and the text.
    ///
    /// - Since: 0.1.0 of this package
    public var description: String { "\(level): \(text)" }
  }

  private let stored = Guarded<[Message]>([])
  private let level: DILogLevel

  /// Creates an empty log.
  ///
  /// - Parameter level: The least severe level that the log receives, whatever the settings of the process say. Steps of
  ///   requests, at the level `verbose`, are only reported while `DISetting.Log.level` is `verbose`.
  /// - Since: 0.1.0 of this package
  public init(_ level: DILogLevel = .info) {
    self.level = level
  }

  /// The messages in the order in which they arrived.
  ///
  /// - Since: 0.1.0 of this package
  public var messages: [Message] { stored.value }

  /// Returns what passes messages on to the log.
  ///
  /// - Parameter endOfProcess: Receives the cause of a trap, besides the log.
  package func receiver(endOfProcess: @escaping @Sendable (String) -> Void = { _ in })
    -> LogReceiver
  {
    LogReceiver(level) { [self] cause in
      add(.error, cause)
      endOfProcess(cause)
    } _: { [self] in
      add($0, $1)
    }
  }

  private func add(_ level: DILogLevel, _ text: String) {
    stored.locked { $0.append(Message(level: level, text: text)) }
  }
}

extension DIContainer {
  /// Creates an isolated container, as ``isolated()`` does, whose messages a log of its own receives.
  ///
  /// ```swift
  /// let log = CapturedLog()
  /// let test = app.isolated(log: log)
  /// ```
  ///
  /// - Parameter log: Receives the messages.
  /// - Returns: The new container. Containers that are isolated from it, or get doubles, have the log of the process
  ///   again: replace first, isolate last.
  /// - Complexity: O(*n*) in the number of components of the container and its parents.
  /// - Since: 0.1.0 of this package
  public func isolated(log: CapturedLog) -> DIContainer {
    isolated(as: Isolation(log: log.receiver())) { [Component(copying: $0)] }
  }
}

extension Engine {
  /// Creates an isolated engine, as ``isolated()`` does, whose messages a log of its own receives: those of all
  /// generations that log.
  ///
  /// ```swift
  /// let log = CapturedLog()
  /// let builder = DIv2Compat.DIContainerBuilder(
  ///   engine: Engine().isolated(log: log))
  /// builder.register(type: Wallet.init(bank:))
  /// let wallet = try? builder.build().resolve(Wallet.self)
  /// print(log.messages.filter { $0.level == .error })
  /// ```
  ///
  /// The log receives what release 2 tells its `DILogger`s, which then don't hear of the engine: errors and warnings with
  /// these levels, registrations as `info`, and the steps of requests as `verbose`, at once instead of on a queue.
  ///
  /// - Parameter log: Receives the messages.
  /// - Returns: The new engine. Engines that are isolated from it, or get doubles, have the log of the process again:
  ///   replace first, isolate last.
  /// - Complexity: O(*n*) in the number of components.
  /// - Since: 0.1.0 of this package
  public func isolated(log: CapturedLog) -> Engine {
    isolated(as: Isolation(log: log.receiver())) { [Component(copying: $0)] }
  }
}
