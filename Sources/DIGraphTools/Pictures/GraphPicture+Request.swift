internal import DIEngineGraph
public import DITracing

extension GraphPicture {
  /// A picture of a request as it ran, over what is declared: what was made, in what time, and what was found.
  ///
  /// ```swift
  /// let recorder = TraceRecorder()
  /// let observation = container.observe(recorder.record)
  /// _ = container.resolve() as Garage
  /// observation.cancel()
  /// let picture = GraphPicture(
  ///   of: container.graphSnapshot(), showing: recorder.requests[0])
  /// print(try picture.mermaid())
  /// ```
  ///
  /// Thick arrows were taken. Those with the word `undeclared` come from closures that asked the container themselves.
  /// Components that one line registers are drawn alike, since events know components by their lines.
  ///
  /// - Parameters:
  ///   - snapshot: The graph of the container that was asked.
  ///   - request: The request.
  /// - Complexity: O(*n*), where *n* is the number of components and steps.
  /// - Since: 0.1.0 of this package
  public init(of snapshot: GraphSnapshot, showing request: RecordedRequest) {
    var reading = RequestReading(snapshot)
    reading.read(request)
    self.init(
      snapshot, marks: reading.marks(by: request.requester), edgeMarks: reading.edges,
      about: "\(request.request), \(request.duration), \(request.requester)")
  }
}

/// Collects what a request did with each component.
private struct RequestReading {
  private struct Part {
    var timesMade = 0
    var timesReused = 0
    var seconds = 0.0
    var failure: String?
    var hasFailed = false
  }

  private struct Key: Hashable {
    let type: String
    let file: String
    let line: Int
  }

  private let components: [Key: [GraphComponent]]
  private var parts: [GraphComponent.ID: Part] = [:]
  private var order: [GraphComponent.ID] = []
  private(set) var edges: [GraphPicture.EdgeMark] = []
  private var knownEdges: Set<[String]> = []

  init(_ snapshot: GraphSnapshot) {
    components = Dictionary(grouping: snapshot.components) {
      Key(type: $0.type, file: $0.file, line: $0.line)
    }
  }

  private func found(_ component: ContainerEvent.Component?) -> [GraphComponent] {
    guard let component else { return [] }
    return components[
      Key(type: fullName(of: component.type), file: component.file, line: component.line)] ?? []
  }

  // A loop, not a recursion: a request may be deeper than a thread's stack.
  mutating func read(_ request: RecordedRequest) {
    var open = request.steps.reversed().map { (step: $0, owner: ContainerEvent.Component?.none) }
    while let (step, owner) = open.popLast() {
      for component in found(step.component) { note(step, component.id) }
      for owner in found(owner) {
        for target in found(step.component) { noteEdge(owner, target.id) }
      }
      open += step.steps.reversed().map { ($0, step.component ?? owner) }
    }
  }

  private mutating func note(_ step: RecordedRequest.Step, _ id: GraphComponent.ID) {
    if parts[id] == nil { order.append(id) }
    var part = parts[id] ?? Part()
    part.seconds += step.seconds
    switch step.action {
    case .made: part.timesMade += 1
    case .reused, .given: part.timesReused += 1
    case .injected: break
    case .failed: (part.hasFailed, part.failure) = (true, step.reason)
    }
    parts[id] = part
  }

  private mutating func noteEdge(_ owner: GraphComponent, _ target: GraphComponent.ID) {
    let forms = owner.dependencies.filter { $0.targets.contains(target) }.map(\.form)
    for form in forms.isEmpty ? ["undeclared"] : forms
    where knownEdges.insert([owner.id, target, form]).inserted {
      edges.append(
        GraphPicture.EdgeMark(
          from: owner.id, to: target, form: form, mark: .taken, isDeclared: !forms.isEmpty))
    }
  }

  func marks(by requester: ContainerEvent.Requester) -> [GraphPicture.Mark] {
    order.compactMap { id in
      guard let part = parts[id] else { return nil }
      var words: [String] = []
      if part.timesMade > 0 { words.append("made \(count(part.timesMade, "time"))") }
      if part.timesReused > 0 { words.append("found \(count(part.timesReused, "time"))") }
      if part.hasFailed { words.append(part.failure.map { "failed: \($0)" } ?? "failed") }
      words.append("by \(requester)")
      let kind: GraphPicture.Mark.Kind =
        part.hasFailed ? .failed : part.timesMade > 0 ? .made : .reused
      return GraphPicture.Mark(
        id: id, kind: kind, text: kind == .reused ? nil : RecordedRequest.text(of: part.seconds),
        detail: words.joined(separator: ", "))
    }
  }
}
