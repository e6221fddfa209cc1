internal import DIDoubles
internal import DIEngine
internal import DIv3

/// The container of one running test, and how the test learns of problems.
final class TestSession: Sendable {
  private struct State {
    var container: DIContainer?
    /// Problems that occurred where they couldn't be recorded.
    var pending: [String] = []
    /// The components whose creation was reported.
    var reported: Set<ComponentInfo> = []
    var isOver = false
  }

  let log = CapturedLog()
  private let state = Guarded(State())
  /// Records a problem at the test; returns false where the framework wouldn't find the test.
  private let record: @Sendable (String, Moment) -> Bool

  /// When a problem is recorded.
  enum Moment {
    /// While the test runs, perhaps on a thread that doesn't belong to it.
    case running
    /// For the last time: the process ends, or the test is over.
    case last
  }

  init(record: @escaping @Sendable (String, Moment) -> Bool) {
    self.record = record
  }

  /// The container; nil when the test is over.
  var container: DIContainer? { state.value.container }

  var isOver: Bool { state.locked { $0.isOver } }

  /// Isolates a container for the test.
  ///
  /// - Parameter strictness: The components that the test may make; nil for all.
  func begin(_ container: DIContainer, _ strictness: Strictness?) -> Isolation {
    let isolation = Isolation(log: log.receiver { [record] in _ = record($0, .last) })
    let own = container.isolated(as: isolation) { [Component(copying: $0)] }
    if let strictness {
      let registry = own.scope.engine.registry
      let forbidden = strictness.forbidden(in: registry) { self.report($0) }
      registry.addToFamily(
        Tracer(isInherited: true) { [weak self] in self?.check($0, $1, forbidden) })
    }
    state.locked { $0.container = own }
    reportDoublesWithoutEffect(in: own)
    return isolation
  }

  /// Drops the container, and reports what couldn't be recorded before.
  func end() {
    let former = state.locked { state in
      defer { (state.container, state.pending, state.isOver) = (nil, [], true) }
      return state
    }
    for problem in former.pending { _ = record(problem, .last) }
  }

  /// Reports a problem, now or at the end of the test.
  func report(_ problem: String) {
    guard !record(problem, .running) else { return }
    let isOver = state.locked { state in
      if !state.isOver { state.pending.append(problem) }
      return state.isOver
    }
    if isOver { _ = record(problem, .last) }
  }

  private func check(
    _ event: TraceEvent, _ context: ResolutionContext, _ forbidden: Set<ComponentInfo>
  ) {
    guard case .begin(.making(let component)) = event, forbidden.contains(component.info),
      state.locked({ $0.reported.insert(component.info).inserted })
    else { return }
    let path = context.path.map(\.component) + [component.info]
    report(
      """
      \(component.info.text) is made, which the strict test doesn't allow.
        Path: \(path.map(\.text).joined(separator: " > "))
        To do: replace it by a double, or allow it: strict(allowing: \(component.info.type).self).
      \(FailureCode.strictTest.line)
      """)
  }

  private func reportDoublesWithoutEffect(in container: DIContainer) {
    for double in Doubles.withoutEffect(in: container) {
      report(
        """
        The double \(double.text) is registered with test(), but replaces nothing: no other component offers any of its \
        types with the same name or tag.
          To do: offer it under the type that the app requests.
        \(FailureCode.doubleMisfits.line)
        """)
    }
  }
}

extension ComponentInfo {
  /// The type and the place of the registration.
  var text: String { "\(type) (\(place))" }
}
