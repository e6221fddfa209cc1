internal import CDIEngine

/// A wait of one thread or task: the component it waits for, and what the threads and tasks
/// that it waits for are creating.
package struct WaitReport: Sendable, CustomStringConvertible {
  package let seconds: Double
  /// Whether a suspended task waits, rather than a thread.
  package let isOfTask: Bool
  /// The component of the wanted instance, or nil for the object of a kept request.
  package let component: ComponentInfo?
  /// Whether the thread or task already has the object and waits only until it is finished.
  package let isAtEnd: Bool
  /// The creation stacks of the threads and tasks that the object waits for, each from the outermost object
  /// inwards.
  package let blocking: [BlockingMember]

  package struct BlockingMember: Sendable {
    package let path: [ComponentInfo]
    package let state: State

    /// Whether it runs user code, waits, too, or is a task that is suspended in a closure of the user.
    package enum State: String, Sendable { case running, waiting, suspended }
  }

  package var description: String {
    let blocking = blocking.map { member -> String in
      let path = member.path.map { "\($0.type) - \($0.place)" }.joined(separator: " > ")
      return "\(path.isEmpty ? "something" : path) (\(member.state))"
    }
    // Avoids the system's mathematical functions, which not every program links.
    let time = Int(seconds + 0.5)
    let wanted = component.map { "\($0.type) - \($0.place)" } ?? "a delayed object"
    let end = isAtEnd ? " to be finished" : ""
    let waiter = isOfTask ? "A task" : "A thread"
    return "\(waiter) has waited \(time) s for \(wanted)\(end). Blocked by the creation of: "
      + blocking.joined(separator: "; ") + "."
  }

  /// Sends the report to a listener, or else writes it to the standard error stream.
  func report(to listener: (@Sendable (Event) -> Void)?) {
    if let listener { return listener(.longWait(self)) }
    di_write_error("DITranquillity: \(self)")
  }
}
