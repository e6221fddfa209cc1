private import Foundation

/// A report that was saved as JSON, for comparison with a later report.
///
///     let before = try SavedReport(json: String(contentsOfFile: "conformance.json"))
///     for change in before.changes(to: report) { print(change) }
public struct SavedReport: Sendable, Equatable {
  /// The reason why a text isn't a report that this library can read, in one line.
  public struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The reason.
    public let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The names of the containers.
  public let containers: [String]

  /// The ids of the contracts, in the order of the report.
  public let contracts: [String]

  /// The outcomes; the keys are `id on container`.
  private let outcomes: [String: String]

  /// Returns the differences between this report and a later one.
  ///
  /// - Parameter report: The later report.
  /// - Returns: One line for each contract and container whose outcome differs or that only one of
  ///   the reports contains: in the later report's order, then in this report's order.
  public func changes(to report: ConformanceReport) -> [String] {
    var changes: [String] = []
    var seen: Set<String> = []
    for row in report.rows {
      for (container, outcome) in zip(report.containers, row.outcomes) {
        let key = Self.key(row.contract.id, container)
        seen.insert(key)
        let now = outcome.savedText
        guard let before = outcomes[key] else {
          changes.append("\(key): is new, and \(now)")
          continue
        }
        if before != now { changes.append("\(key): was \(before), is \(now)") }
      }
    }
    for id in contracts {
      for container in containers where report.containers.contains(container) {
        let key = Self.key(id, container)
        if let before = outcomes[key], !seen.contains(key) {
          changes.append("\(key): was \(before), is gone")
        }
      }
    }
    return changes
  }

  /// Returns the report without the contracts that exist but did not run.
  func restricted(to run: Set<String>, of all: [Contract]) -> SavedReport {
    let skipped = Set(all.map(\.id)).subtracting(run)
    return SavedReport(
      containers: containers, contracts: contracts.filter { !skipped.contains($0) },
      outcomes: outcomes)
  }

  init(containers: [String], contracts: [String], outcomes: [String: String]) {
    self.containers = containers
    self.contracts = contracts
    self.outcomes = outcomes
  }

  static func key(_ contract: String, _ container: String) -> String {
    "\(contract) on \(container)"
  }

  static func text(_ word: String, value: String?) -> String {
    value.map { "\(word) (\($0))" } ?? word
  }
}

extension ContractOutcome {
  /// The outcome in the form that `SavedReport` compares, without findings and reasons: their wording
  /// may change.
  fileprivate var savedText: String {
    if case .declaredDifference(let value) = self {
      SavedReport.text(savedWord, value: value)
    } else {
      savedWord
    }
  }
}

extension SavedReport {
  /// Parses a document that `JSONRenderer` wrote.
  ///
  /// - Parameter json: The text of the document. It may be any text.
  /// - Throws: A `Mistake` for a text that isn't such a document, whatever it contains.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(json: String) throws(Mistake) {
    let data = Data(json.utf8)
    try Self.checkSyntax(data)
    let version = try Self.decoded(Version.self, data).version
    guard version == JSONRenderer.version else {
      throw Mistake(
        "the report has version \(version), but only \(JSONRenderer.version) is read")
    }
    let document = try Self.decoded(Document.self, data)
    var outcomes: [String: String] = [:]
    for contract in document.contracts {
      for cell in contract.outcomes {
        outcomes[Self.key(contract.id, cell.container)] =
          Self.text(cell.outcome, value: cell.value)
      }
    }
    self.init(
      containers: document.containers, contracts: document.contracts.map(\.id), outcomes: outcomes)
  }

  private struct Version: Decodable {
    let version: Int
  }

  /// The parts of the document that a comparison needs.
  private struct Document: Decodable {
    let containers: [String]
    let contracts: [Contract]

    struct Contract: Decodable {
      let id: String
      let outcomes: [ContainerOutcome]
    }

    struct ContainerOutcome: Decodable {
      let container: String
      let outcome: String
      let value: String?
    }
  }

  private static func decoded<Content: Decodable>(
    _ type: Content.Type, _ data: Data
  ) throws(Mistake) -> Content {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw Mistake(error)
    } catch {
      throw Mistake("the report can't be read: \(error.localizedDescription)")
    }
  }

  /// Reports where a text isn't valid JSON, which the decoder doesn't.
  private static func checkSyntax(_ data: Data) throws(Mistake) {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw Mistake("the report isn't JSON: \(detail ?? error.localizedDescription)")
    }
  }
}

extension SavedReport.Mistake {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init("the report has no \(Self.place(context.codingPath + [key]))")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let place = context.codingPath.isEmpty ? "" : "\(Self.place(context.codingPath)) of "
      self.init("\(place)the report isn't \(Self.word(for: type))")
    default:
      self.init("a number of the report isn't a 64-bit integer")
    }
  }

  /// Returns the path to a value as a program would write it: `contracts[0].id`.
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "an integer"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
