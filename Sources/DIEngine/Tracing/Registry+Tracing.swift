extension Registry {
  /// Lets a tracer be told what the resolutions do, or no more, as a condition says at this moment.
  ///
  /// - Parameter isWanted: looked at under the lock, so that the last change of what it reads counts. It
  ///   calls no code of the user.
  package func follow(_ tracer: Tracer, if isWanted: () -> Bool) {
    locked { isWanted() ? add(tracer) : remove(tracer) }
  }

  /// Lets a tracer be told what the resolutions do; once, however often it is added.
  ///
  /// Plans are compiled anew, so that they tell it. What runs goes on as it began; so does a delayed
  /// request that was made before.
  package func add(_ tracer: Tracer) {
    changeTracers { tracers in
      guard !tracers.contains(where: { $0 === tracer }) else { return }
      tracers.append(tracer)
    }
  }

  /// Lets a tracer be told no more.
  package func remove(_ tracer: Tracer) {
    changeTracers { tracers in tracers.removeAll { $0 === tracer } }
  }

  private func changeTracers(_ change: (inout [Tracer]) -> Void) {
    locked {
      let before = tracers?.all ?? []
      var all = before
      change(&all)
      guard all.count != before.count else { return }
      // What is not told any more is released without the lock.
      lock.discard(before)
      tracers = all.isEmpty ? nil : Tracers(all: all)
      outdate()
    }
  }

  /// Tells of a request that failed before it could run.
  func reported(
    _ failure: Failure, _ request: @autoclosure () -> TracedRequest, _ context: ResolutionContext
  ) -> Failure {
    guard let tracers = locked({ tracers }) else { return failure }
    let request = request()
    tracers.begin(.request(request), context)
    defer { tracers.end(.request(request), context) }
    return failure.reported(to: tracers, by: request, context)
  }
}
