/// Those who are told what the resolutions of a registry do.
struct Tracers {
  private var all: [(owner: ObjectIdentifier, tracer: Tracer)] = []

  /// One that tells all of them in turn; nil if there is none.
  private(set) var combined: Tracer?

  /// Sets, exchanges or removes the tracer of an owner.
  ///
  /// - Returns: whether anything changed.
  mutating func set(_ tracer: Tracer?, of owner: ObjectIdentifier) -> Bool {
    let index = all.firstIndex { $0.owner == owner }
    switch (index, tracer) {
    case (nil, nil): return false
    case (nil, let tracer?): all.append((owner, tracer))
    case (let index?, let tracer?): all[index].tracer = tracer
    case (let index?, nil): all.remove(at: index)
    }
    combine()
    return true
  }

  private mutating func combine() {
    guard all.count > 1 else {
      combined = all.first?.tracer
      return
    }
    combined = Tracer { [tracers = all.map(\.tracer)] event in
      for tracer in tracers { tracer.body(event) }
    }
  }
}
