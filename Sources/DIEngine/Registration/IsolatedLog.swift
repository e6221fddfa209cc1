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
