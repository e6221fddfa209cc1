/// What an isolated copy of a graph keeps of its own, where other graphs use what the process or the user has once.
package final class Isolation: Sendable {
  /// The isolated graph to which the running task belongs; nil if none does.
  @TaskLocal package static var current: Isolation?

  /// The slots that stand for those of the process.
  let slots = SharedSlots()
  /// What receives the messages of the graph; nil for the log of the process.
  package let log: (any IsolatedLog)?
  /// The twin of each of the user's stores. It retains the store, whose address identifies it.
  private let twins = Guarded<[ObjectIdentifier: Twins]>([:])

  private typealias Twins = (store: any InstanceStore, twin: any InstanceStore)

  package init(log: (any IsolatedLog)? = nil) {
    self.log = log
  }

  /// Runs a closure that may report something of an isolated graph.
  package static func reporting<Result>(
    _ isolation: Isolation?, _ body: () -> Result
  ) -> Result {
    guard let isolation, isolation !== current else { return body() }
    return $current.withValue(isolation, operation: body)
  }

  /// Returns the store that keeps the instances of the graph instead of one of the user's.
  package func twin(of store: any InstanceStore) -> any InstanceStore {
    // Outside of the lock, since it comes back here.
    let parent = store.parentStore.map(twin(of:))
    return twins.locked { twins in
      if let known = twins[ObjectIdentifier(store)] { return known.twin }
      let twin = store.twin(below: parent)
      twins[ObjectIdentifier(store)] = (store, twin)
      return twin
    }
  }

  /// Returns what stands for one of the user's stores, if the graph has a component of the store.
  package func knownTwin(of store: any InstanceStore) -> (any InstanceStore)? {
    twins.locked { $0[ObjectIdentifier(store)]?.twin }
  }
}

/// What receives the messages about an isolated graph instead of the log of the process.
package protocol IsolatedLog: AnyObject, Sendable {
  /// Receives a message of a façade that has no levels of its own.
  func receive(_ severity: MessageSeverity, _ text: () -> String)
}

/// How much a message matters.
package enum MessageSeverity {
  /// One step of a request.
  case step
  /// Something that happens rarely, such as a registration.
  case note
  /// A probable mistake.
  case warning
  case error
}
