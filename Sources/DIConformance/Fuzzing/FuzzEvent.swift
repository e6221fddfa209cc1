/// Something that happens while a request on a random graph is served. Objects are told by
/// numbers, which count up as they are made, so that equal events mean the same identities.
enum FuzzEvent: Equatable, Sendable {
  /// An initializer made an object of what it was given.
  case made(type: Int, object: Int, of: [FuzzValue])
  /// An initializer was run with what it was given, and threw.
  case threw(type: Int, given: [FuzzValue])
  /// An injection of an object, by its place among the component's, was run.
  case injected(object: Int, step: Int, with: [FuzzValue])
  /// The post-init of an object was run.
  case finished(object: Int)
}

/// What a closure or a request was given.
enum FuzzValue: Hashable, Sendable {
  case none
  case one(Int)
  case all([Int])

  /// The value that a container handed over.
  init(_ value: Any?) {
    switch value {
    case nil: self = .none
    case let specimen as Specimen: self = .one(specimen.number)
    case let all as [Any]: self = .all(all.map { ($0 as? Specimen)?.number ?? -1 })
    default: self = .one(-1)
    }
  }
}

/// How a build or a request ended.
enum FuzzOutcome: Equatable, Sendable {
  case value(FuzzValue)
  case failed(FailureKind)
  /// The check of the whole found mistakes, so that there is no container.
  case refused
  /// With an error that the adapter can't classify.
  case unknown(String)
}

extension FuzzEvent {
  var isMade: Bool {
    if case .made = self { true } else { false }
  }
}

extension FuzzOutcome {
  /// Whether both are the same, the numbers of objects aside.
  func isLike(_ other: FuzzOutcome) -> Bool {
    switch (self, other) {
    case (.value(.one), .value(.one)): true
    case (.value(.all(let mine)), .value(.all(let theirs))): mine.count == theirs.count
    default: self == other
    }
  }
}

extension FuzzValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .none: "nil"
    case .one(let object): "#\(object)"
    case .all(let objects): "[" + objects.map { "#\($0)" }.joined(separator: ", ") + "]"
    }
  }
}

extension FuzzEvent: CustomStringConvertible {
  var description: String {
    func list(_ values: [FuzzValue]) -> String {
      "(" + values.map(\.description).joined(separator: ", ") + ")"
    }
    return switch self {
    case .made(let type, let object, let values): "C\(type)\(list(values)) is made: #\(object)"
    case .threw(let type, let values): "C\(type)\(list(values)) throws"
    case .injected(let object, let step, let values): "#\(object) gets \(list(values)) [\(step)]"
    case .finished(let object): "#\(object) is finished"
    }
  }
}

extension FuzzOutcome: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .failed(let kind): "failure: \(kind)"
    case .refused: "refused when built"
    case .unknown(let text): "an unknown error: \(text)"
    }
  }
}
