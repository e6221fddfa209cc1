internal import DIEngine

/// The state that each registration in a graph reads: the part or framework that its thread is loading,
/// and whether registrations are reported.
final class Loading: Sendable {
  private struct State {
    var loaded: Set<ObjectIdentifier> = []
    /// The sources that each thread is loading, from the outermost to the innermost.
    var sources: [UInt: [RegistrationSource]] = [:]
    var isFollowed = false

    var concernsRegistrations: Bool { !sources.isEmpty || isFollowed }
  }

  private let state: Guarded<State>
  /// Whether any thread is loading a source, or registrations are reported. Set under the lock.
  private let concernsRegistrations = Flag()
  /// Whether the engine has been prepared.
  private let isPrepared = Flag()

  init() {
    state = Guarded(State())
  }

  init(loaded: Set<ObjectIdentifier>) {
    state = Guarded(State(loaded: loaded))
  }

  /// Prepares an engine once, for whichever of its containers comes first. Threads that arrive at the same
  /// time all prepare it, so that none continues with an engine that is not ready.
  func prepareOnce(_ prepare: () -> Void) {
    guard !isPrepared.isSet else { return }
    prepare()
    isPrepared.isSet = true
  }

  /// Marks a part or framework as loaded; returns whether it was not loaded before.
  func isFirst(_ loadable: AnyClass) -> Bool {
    state.locked { $0.loaded.insert(ObjectIdentifier(loadable)).inserted }
  }

  /// The source that the calling thread is loading.
  var origin: RegistrationSource? { circumstances.origin }

  /// The source that the calling thread is loading, and whether registrations are reported.
  // One lock for both, so that the second costs nothing; and none where there is neither.
  var circumstances: (origin: RegistrationSource?, isFollowed: Bool) {
    guard concernsRegistrations.isSet else { return (nil, false) }
    return state.locked { ($0.sources.isEmpty ? nil : $0.sources[thread]?.last, $0.isFollowed) }
  }

  /// Sets whether registrations are reported.
  func follow(_ isFollowed: Bool) {
    state.locked { state in
      state.isFollowed = isFollowed
      concernsRegistrations.isSet = state.concernsRegistrations
    }
  }

  /// Runs a closure that loads a source.
  func load(_ source: RegistrationSource, _ body: () -> Void) {
    let thread = thread
    state.locked { state in
      state.sources[thread, default: []].append(source)
      concernsRegistrations.isSet = true
    }
    body()
    state.locked { state in
      state.sources[thread]?.removeLast()
      if state.sources[thread]?.isEmpty == true { state.sources[thread] = nil }
      concernsRegistrations.isSet = state.concernsRegistrations
    }
  }

  private var thread: UInt { UInt(bitPattern: ResolutionContext.current.state) }
}

extension Loading: CopiedCompanion {
  /// Returns the state of a graph that has loaded the same parts and frameworks.
  func copied() -> Loading {
    Loading(loaded: state.value.loaded)
  }
}
