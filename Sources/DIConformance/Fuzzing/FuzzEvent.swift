/// An event during a request on a random graph. Events identify objects by numbers in order of
/// creation, so that equal events imply equal identities.
enum FuzzEvent: Equatable, Sendable {
  /// An initializer received these values and created an object.
  case made(type: Int, object: Int, of: [FuzzValue])
  /// An initializer received these values and threw an error.
  case threw(type: Int, given: [FuzzValue])
  /// An injection of an object, identified by its position in the component, received these values.
  case injected(object: Int, step: Int, with: [FuzzValue])
  /// The post-init of an object ran.
  case finished(object: Int)
}

/// A value that a closure or a request received.
enum FuzzValue: Hashable, Sendable {
  case none
  case one(Int)
  case all([Int])
  case argument(Int)

  /// Creates the description of a value that a container passed to a closure or returned.
  init(_ value: Any?) {
    switch value {
    case nil: self = .none
    case let specimen as Specimen: self = .one(specimen.number)
    case let argument as Int: self = .argument(argument)
    case let all as [Any]: self = .all(all.map { ($0 as? Specimen)?.number ?? -1 })
    default: self = .one(-1)
    }
  }
}

/// The result of a build or a request.
enum FuzzOutcome: Equatable, Sendable {
  case value(FuzzValue)
  case failed(FailureKind)
  /// The container's validation failed the build.
  case refused
  /// The request failed with an error that the adapter can't classify.
  case unknown(String)
}

extension FuzzValue {
  /// The objects of the value.
  var objects: [Int] {
    switch self {
    case .none, .argument: []
    case .one(let object): [object]
    case .all(let objects): objects
    }
  }
}

extension FuzzEvent {
  var isMade: Bool {
    if case .made = self { true } else { false }
  }
}

extension FuzzOutcome {
  /// Whether both outcomes are equal if the numbers of objects are ignored.
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
    case .argument(let value): "\(value)"
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
