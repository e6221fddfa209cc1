private import Foundation

/// A container that is reached by messages, for random graphs: one in another process, perhaps in another language.
///
///     let container = try ExternalContainer(introducedBy: child.readLine()) { line in
///       child.write(line)
///       return child.readLine()
///     }
///     let report = try Conformance.fuzz(container, graphs: 300, seed: 1)
///
/// Each message is a line of JSON, and so is its answer. The first message of a graph has the components, each further one
/// a request; the answers tell what happened. `<doc:RandomGraphs>` describes them, and `Examples/PythonContainer` is an
/// adapter in Python.
///
/// - Since: 0.1.0 of this package
public struct ExternalContainer {
  /// The name of the container, for reports.
  public let name: String
  /// What graphs for the container contain.
  public let features: GraphFeatures
  /// How the container treats graphs.
  public let rules: GraphRules
  /// The kinds of failure that the container distinguishes.
  public let tellsApart: Set<FailureKind>
  private let answer: (String) throws -> String

  /// A message that isn't one, and why.
  public struct Misunderstanding: Error, CustomStringConvertible {
    /// What is wrong with the message, and the message.
    public let description: String

    init(_ what: String, _ line: String) {
      description = "\(what): \(line.prefix(500))"
    }
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - introduction: What the container tells of itself:
  ///     `{"name": "mine", "parts": ["optionals"], "lifetimes": ["transient", "lazySingle"], "unstatedLifetime": "lazySingle",
  ///     "tellsApart": ["notFound"]}`.
  ///   - answer: Sends a message, and returns the answer.
  /// - Throws: `Misunderstanding` if the introduction lacks something.
  public init(
    introducedBy introduction: String, answer: @escaping (String) throws -> String
  ) throws {
    struct Introduction: Decodable {
      var name: String
      var parts: [String]
      var lifetimes: [String]
      var unstatedLifetime: String
      var tellsApart: [String]
    }
    let told: Introduction
    do {
      told = try JSONDecoder().decode(Introduction.self, from: Data(introduction.utf8))
    } catch {
      throw Misunderstanding("not an introduction (\(error))", introduction)
    }
    func known<Word: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Word {
      if let word = Word(rawValue: text) { return word }
      let all = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw Misunderstanding("'\(text)' is none of \(all)", introduction)
    }
    name = told.name
    features = GraphFeatures(
      parts: Set(try told.parts.map(known)), lifetimes: Set(try told.lifetimes.map(known)))
    if features.parts.contains(.threads) {
      throw Misunderstanding("messages come one at a time: leave out 'threads'", introduction)
    }
    tellsApart = Set(try told.tellsApart.map(known))
    let unstatedLifetime: ComponentLifetime = try known(told.unstatedLifetime)
    rules = GraphRules { $0.unstatedLifetime = unstatedLifetime }
    self.answer = answer
  }

  /// What the model has to know of the container.
  var description: ContainerUnderTest {
    var lacks: [Capability: String] = [:]
    let parts = features.parts
    if !parts.contains(.faults) {
      lacks[.throwingInitializers] = "not offered"
      lacks[.throwingInjections] = "not offered"
    }
    if !parts.contains(.injections) { lacks[.postInit] = "not offered" }
    if !parts.contains(.secondScope) { lacks[.newScope] = "not offered" }
    return ContainerUnderTest(
      name: name, deviations: Deviations(lacks: lacks, tellsApart: tellsApart),
      cycleLifetime: features.lifetimes.contains(.graph) ? .graph : .transient,
      open: { preconditionFailure("The container isn't of this process.") })
  }

  private func course(of message: [String: Any]) throws -> FuzzMismatch.Course {
    let data = try JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
    let line = try answer(String(decoding: data, as: UTF8.self))
    guard let found = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let outcome = found["outcome"] as? [String: Any]
    else { throw Misunderstanding("not an answer with an outcome", line) }
    let events = found["events"] as? [[String: Any]] ?? []
    return FuzzMismatch.Course(
      events: try events.map { event in
        guard let known = FuzzEvent(json: event) else {
          throw Misunderstanding("not an event: \(event)", line)
        }
        return known
      },
      outcome: try FuzzOutcome(json: outcome)
        ?? { throw Misunderstanding("not an outcome", line) }())
  }
}

extension ExternalContainer: FuzzSubject {
  func build(_ graph: FuzzGraph) throws -> FuzzMismatch.Course {
    var message: [String: Any] = [
      "components": graph.components.filter { $0.lateness == nil }.map(\.json)
    ]
    if graph.hasChild { message["hasChild"] = true }
    return try course(of: message)
  }

  func serve(
    _ request: FuzzGraph.Request, registering late: [FuzzGraph.Component]
  ) throws -> FuzzMismatch.Course {
    var message: [String: Any] = ["request": request.json]
    if !late.isEmpty { message["registers"] = late.map(\.json) }
    return try course(of: message)
  }
}

// MARK: Messages

extension FuzzGraph.Component {
  fileprivate var json: [String: Any] {
    var json: [String: Any] = [
      "type": "C\(type)", "services": services.map { "S\($0)" }, "names": names,
      "isDefault": isDefault, "making": "\(making)", "parameters": parameters.map(\.json),
      "throws": fault.word, "injections": injections.map(\.json), "hasPostInit": hasPostInit,
    ]
    if !services.isEmpty { json["keepsOwnType"] = keepsOwnType }
    if let lifetime { json["lifetime"] = lifetime.rawValue }
    if !tags.isEmpty { json["tags"] = tags.map { "T\($0)" } }
    if making == .arguments { json["arguments"] = arguments }
    if isOfChild { json["isOfChild"] = true }
    return json
  }
}

extension FuzzGraph.Injection {
  fileprivate var json: [String: Any] {
    [
      "asks": asks, "dependencies": edges.map(\.json), "closesCycle": closesCycle,
      "throws": fault.word,
    ]
  }
}

extension FuzzGraph.Edge {
  fileprivate var json: [String: Any] {
    var json: [String: Any] = ["type": "\(target)", "quantity": "\(quantity)"]
    if let name { json["name"] = name }
    if let tag { json["tag"] = "T\(tag)" }
    if delay != .none { json["delay"] = "\(delay)" }
    return json
  }
}

extension FuzzGraph.Request {
  fileprivate var json: [String: Any] {
    var json = edge.json
    if onSecondScope { json["onSecondScope"] = true }
    if isOnChild { json["onChild"] = true }
    if !isHeld { json["isHeld"] = false }
    if !arguments.isEmpty { json["arguments"] = arguments }
    if let given { json["given"] = "\(given)" }
    return json
  }
}

extension FuzzGraph.Fault {
  fileprivate var word: String { "\(self)" }
}

extension FuzzEvent {
  fileprivate init?(json: [String: Any]) {
    func values(_ key: String) -> [FuzzValue]? {
      guard let all = json[key] as? [Any] else { return nil }
      let known = all.compactMap { FuzzValue(json: $0) }
      return known.count == all.count ? known : nil
    }
    func type(_ key: String) -> Int? { (json[key] as? String).flatMap { Int($0.dropFirst()) } }
    if let number = json["made"] as? Int, let type = type("type"), let of = values("of") {
      self = .made(type: type, object: number, of: of)
    } else if let type = type("threw"), let given = values("given") {
      self = .threw(type: type, given: given)
    } else if let object = json["injected"] as? Int, let step = json["step"] as? Int,
      let with = values("with")
    {
      self = .injected(object: object, step: step, with: with)
    } else if let object = json["finished"] as? Int {
      self = .finished(object: object)
    } else {
      return nil
    }
  }
}

extension FuzzValue {
  fileprivate init?(json: Any?) {
    switch json {
    case let number as Int: self = .one(number)
    case let argument as [String: Int]:
      guard let value = argument["argument"] else { return nil }
      self = .argument(value)
    case let numbers as [Int]: self = .all(numbers)
    case nil, is NSNull: self = .none
    default: return nil
    }
  }
}

extension FuzzOutcome {
  fileprivate init?(json: [String: Any]) {
    if let value = json["value"] {
      guard let known = FuzzValue(json: value) else { return nil }
      self = .value(known)
    } else if let kind = (json["failed"] as? String).flatMap(FailureKind.init) {
      self = .failed(kind)
    } else if json["refused"] != nil {
      self = .refused
    } else {
      return nil
    }
  }
}
