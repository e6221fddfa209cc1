/// A request as it ran: what was made for it and what was found, in what time, and by whom.
///
/// ```swift
/// print(recorder.requests[0])
/// // Garage: 1.30 ms, thread 1
/// //   made Garage (App.swift:14), 1.25 ms
/// //     made Car (App.swift:12) for Vehicle, 0.92 ms
/// //       reused Motor (App.swift:10)
/// ```
///
/// - Since: 0.1.0 of this package
public struct RecordedRequest: Sendable {
  /// What became of one component, or of a request that found none.
  ///
  /// - Since: 0.1.0 of this package
  public struct Step: Sendable {
    /// What was done.
    ///
    /// - Since: 0.1.0 of this package
    public enum Action: Sendable, Hashable {
      /// An object was made.
      case made
      /// An object that existed already was found.
      case reused
      /// Other code passed an object to the container.
      case given
      /// Deferred injections into an object ran.
      case injected
      /// No object was made, or no component was found; nil if one of its steps tells the reason.
      case failed(reason: String?)
    }

    /// What was requested; nil for deferred injections, and for objects that other code passed.
    ///
    /// - Since: 0.1.0 of this package
    public let request: ContainerEvent.Request?
    /// The component; nil if none was found.
    ///
    /// - Since: 0.1.0 of this package
    public let component: ContainerEvent.Component?
    /// What was done.
    ///
    /// - Since: 0.1.0 of this package
    public let action: Action
    /// The seconds that it took, with all that it led to; 0 for an object that was found.
    ///
    /// - Since: 0.1.0 of this package
    public let seconds: Double
    /// What it led to, in the order of events.
    ///
    /// - Since: 0.1.0 of this package
    public let steps: [Step]
  }

  /// What was requested.
  ///
  /// - Since: 0.1.0 of this package
  public let request: ContainerEvent.Request
  /// The thread or task that made the request.
  ///
  /// - Since: 0.1.0 of this package
  public let requester: ContainerEvent.Requester
  /// The seconds from its beginning to its end.
  ///
  /// - Since: 0.1.0 of this package
  public let seconds: Double
  /// What was done for it, in the order of events.
  ///
  /// - Since: 0.1.0 of this package
  public let steps: [Step]
}

extension RecordedRequest {
  /// The time in milliseconds, such as `1.30 ms`.
  package var duration: String { Self.text(of: seconds) }

  /// Returns a number of seconds as milliseconds with two decimals, rounded.
  package static func text(of seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let rest = "\(hundredths % 100)"
    return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest) ms"
  }
}

extension RecordedRequest: CustomStringConvertible {
  /// The steps as an indented tree.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    var lines = ["\(request): \(duration), \(requester)"]
    func add(_ steps: [Step], _ depth: Int) {
      for step in steps {
        lines.append(String(repeating: "  ", count: depth) + step.description)
        add(step.steps, depth + 1)
      }
    }
    add(steps, 1)
    return lines.joined(separator: "\n")
  }
}

extension RecordedRequest.Step: CustomStringConvertible {
  /// What was done with which component, for what request, and in what time.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    var text: String
    switch action {
    case .made: text = "made"
    case .reused: text = "reused"
    case .given: text = "given"
    case .injected: text = "injected"
    case .failed: text = "failed"
    }
    if let component { text += " \(component)" }
    if let request, component.map({ "\($0.type)" }) != "\(request)" {
      text += component == nil ? " \(request)" : " for \(request)"
    }
    if seconds > 0 { text += ", \(RecordedRequest.text(of: seconds))" }
    if case .failed(let reason?) = action, let first = reason.split(separator: "\n").first {
      text += ": \(first)"
    }
    return text
  }
}

extension TraceRecorder {
  /// The recorded requests that no other request of their thread or task led to, in the order in which they ended.
  ///
  /// - Complexity: O(*n*) in the number of events.
  /// - Since: 0.1.0 of this package
  public var requests: [RecordedRequest] {
    var reading: [ContainerEvent.Requester: OpenSteps] = [:]
    return events.compactMap { reading[$0.requester, default: OpenSteps()].read($0) }
  }
}

/// The requests, makings and injections of one thread or task that have begun and not ended.
private struct OpenSteps {
  private struct Level {
    /// The request; nil for a making and for injections.
    var request: ContainerEvent.Request?
    var steps: [RecordedRequest.Step] = []
    var failure: String?
  }

  private var levels: [Level] = []

  /// Reads the next event, and returns the outermost request if it ends here.
  mutating func read(_ event: ContainerEvent) -> RecordedRequest? {
    switch event.kind {
    case .requested(let request): levels.append(Level(request: request))
    case .making, .injecting: levels.append(Level())
    case .made(let component, let seconds): close(component, seconds) { _ in .made }
    case .injected(let component, let seconds): close(component, seconds) { _ in .injected }
    case .notMade(let component, let seconds):
      close(component, seconds) { .failed(reason: $0.failure) }
    case .given(let component): add(component, .given)
    case .reused(let component, _): add(component, .reused)
    case .failed(_, let reason):
      if !levels.isEmpty { levels[levels.count - 1].failure = reason }
    case .found, .kept: break
    case .ended(let request, let seconds):
      guard let level = levels.popLast() else { return nil }
      let steps = level.failure.map { level.steps.failing(with: $0, request) } ?? level.steps
      guard levels.isEmpty else {
        levels[levels.count - 1].steps += steps
        return nil
      }
      return RecordedRequest(
        request: request, requester: event.requester, seconds: seconds, steps: steps)
    }
    return nil
  }

  private mutating func close(
    _ component: ContainerEvent.Component, _ seconds: Double,
    _ action: (Level) -> RecordedRequest.Step.Action
  ) {
    guard let level = levels.popLast() else { return }
    add(component, action(level), seconds, level.steps)
  }

  private mutating func add(
    _ component: ContainerEvent.Component, _ action: RecordedRequest.Step.Action,
    _ seconds: Double = 0, _ steps: [RecordedRequest.Step] = []
  ) {
    guard !levels.isEmpty else { return }
    let request: ContainerEvent.Request?
    switch action {
    case .given, .injected: request = nil
    case .made, .reused, .failed: request = levels.last?.request
    }
    levels[levels.count - 1].steps.append(
      .init(request: request, component: component, action: action, seconds: seconds, steps: steps))
  }
}

extension [RecordedRequest.Step] {
  /// Returns the steps of a request that reports a failure, with its reason at the step that failed, or as a step.
  fileprivate func failing(with reason: String, _ request: ContainerEvent.Request) -> Self {
    guard let last else {
      return [
        .init(
          request: request, component: nil, action: .failed(reason: reason), seconds: 0, steps: [])
      ]
    }
    guard case .failed(nil) = last.action, !last.steps.contains(where: \.tellsReason) else {
      return self
    }
    return dropLast() + [
      .init(
        request: last.request, component: last.component, action: .failed(reason: reason),
        seconds: last.seconds, steps: last.steps)
    ]
  }
}

extension RecordedRequest.Step {
  fileprivate var tellsReason: Bool {
    if case .failed(_?) = action { return true }
    return steps.contains(where: \.tellsReason)
  }
}
