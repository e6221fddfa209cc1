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
    public var request: ContainerEvent.Request? { record.request }
    /// The component; nil if none was found.
    ///
    /// - Since: 0.1.0 of this package
    public var component: ContainerEvent.Component? { record.component }
    /// What was done.
    ///
    /// - Since: 0.1.0 of this package
    public var action: Action { record.action }
    /// The seconds that it took, with all that it led to; 0 for an object that was found.
    ///
    /// - Since: 0.1.0 of this package
    public var seconds: Double { record.seconds }
    /// What it led to, in the order of events.
    ///
    /// - Since: 0.1.0 of this package
    public var steps: [Step] { tree.steps(in: index + 1..<record.end) }

    fileprivate let tree: StepTree
    fileprivate let index: Int

    private var record: StepRecord { tree.records[index] }

    /// Why it failed: its own reason, or that of what it led to.
    package var reason: String? {
      guard let index = record.reason, case .failed(let reason) = tree.records[index].action else {
        return nil
      }
      return reason
    }
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
  public var steps: [Step] { tree.steps(in: tree.records.indices) }

  fileprivate let tree: StepTree
}

/// The steps of a request, each before those that it led to: a list, as values within each other would be released by a
/// recursion, for which a thread's stack may be too small.
private final class StepTree: Sendable {
  let records: [StepRecord]

  init(_ records: [StepRecord]) {
    self.records = records
  }

  /// Returns the steps in a range that no other one of it led to.
  func steps(in range: Range<Int>) -> [RecordedRequest.Step] {
    var steps: [RecordedRequest.Step] = []
    var index = range.lowerBound
    while index < range.upperBound {
      steps.append(RecordedRequest.Step(tree: self, index: index))
      index = records[index].end
    }
    return steps
  }
}

private struct StepRecord {
  let request: ContainerEvent.Request?
  let component: ContainerEvent.Component?
  var action: RecordedRequest.Step.Action
  var seconds = 0.0
  /// The index after the steps that it led to.
  var end: Int
  /// The first step of these, or itself, that tells a reason.
  var reason: Int?
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
    var ends: [Int] = []
    for (index, record) in tree.records.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(record.end)
      // Deep lines would consist of spaces.
      let indentation = String(repeating: "  ", count: min(ends.count, 40))
      lines.append("\(indentation)\(Step(tree: tree, index: index))")
    }
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
    if case .failed(let reason?) = action,
      let first = reason.split(whereSeparator: \.isNewline).first
    {
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
    /// The step of a making or of injections.
    var step: Int?
    /// The last step that it led to.
    var last: Int?
    /// The first step, of those that it led to, that tells why it failed.
    var reason: Int?
    var failure: String?

    mutating func add(_ step: Int, _ reason: Int?) {
      last = step
      if self.reason == nil { self.reason = reason }
    }
  }

  private var levels: [Level] = []
  private var records: [StepRecord] = []

  /// Reads the next event, and returns the outermost request if it ends here.
  mutating func read(_ event: ContainerEvent) -> RecordedRequest? {
    switch event.kind {
    case .requested(let request): levels.append(Level(request: request))
    case .making(let component): open(component, levels.last?.request)
    case .injecting(let component): open(component, nil)
    case .made(_, let seconds): close(seconds) { _ in .made }
    case .injected(_, let seconds): close(seconds) { _ in .injected }
    case .notMade(_, let seconds): close(seconds) { .failed(reason: $0.failure) }
    case .given(let component): add(component, nil, .given)
    case .reused(let component, _): add(component, levels.last?.request, .reused)
    case .failed(_, let reason):
      if !levels.isEmpty { levels[levels.count - 1].failure = reason }
    case .found, .kept: break
    case .ended(let request, let seconds):
      if let failure = levels.last?.failure { fail(request, with: failure) }
      guard let level = levels.popLast() else { return nil }
      guard levels.isEmpty else {
        if let last = level.last { levels[levels.count - 1].add(last, level.reason) }
        return nil
      }
      defer { records = [] }
      return RecordedRequest(
        request: request, requester: event.requester, seconds: seconds, tree: StepTree(records))
    }
    return nil
  }

  private mutating func add(
    _ component: ContainerEvent.Component?, _ request: ContainerEvent.Request?,
    _ action: RecordedRequest.Step.Action
  ) {
    guard !levels.isEmpty else { return }
    records.append(
      StepRecord(request: request, component: component, action: action, end: records.count + 1))
    note(records.count - 1, nil)
  }

  private mutating func open(
    _ component: ContainerEvent.Component, _ request: ContainerEvent.Request?
  ) {
    // It counts as failed until its end is known.
    add(component, request, .failed(reason: nil))
    levels.append(Level(step: levels.last?.last))
  }

  private mutating func close(
    _ seconds: Double, _ action: (Level) -> RecordedRequest.Step.Action
  ) {
    guard let level = levels.popLast() else { return }
    guard let step = level.step else { return records.removeAll() }
    records[step].action = action(level)
    records[step].seconds = seconds
    records[step].end = records.count
    note(step, level.reason)
  }

  /// Writes the reason of a request's failure to the step that failed, or as a step, unless one tells a reason.
  private mutating func fail(_ request: ContainerEvent.Request, with reason: String) {
    guard let last = levels.last?.last else { return add(nil, request, .failed(reason: reason)) }
    guard case .failed(nil) = records[last].action, records[last].reason == nil else { return }
    records[last].action = .failed(reason: reason)
    note(last, nil)
  }

  /// Notes that the innermost level led to a step, and which step tells why that failed, unless it does so itself.
  private mutating func note(_ step: Int, _ reason: Int?) {
    var reason = reason
    if case .failed(_?) = records[step].action { reason = step }
    records[step].reason = reason
    if !levels.isEmpty { levels[levels.count - 1].add(step, reason) }
  }
}
