private import Foundation

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
