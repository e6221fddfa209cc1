private import Foundation

extension GraphSnapshot {
  /// The snapshot as JSON, with sorted keys and a trailing newline. `docs/graph-snapshot.schema.json` defines the format;
  /// ``init(json:)`` reads it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of dependencies.
  /// - Since: 0.1.0 of this package
  public var json: String { encoded(self) }

  /// Reads a snapshot that ``json`` wrote.
  ///
  /// ```swift
  /// let base = try GraphSnapshot(json: text)
  /// ```
  ///
  /// - Parameter json: The text. It may be any text.
  /// - Throws: ``UnreadableGraph`` for a text that isn't such a snapshot.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Since: 0.1.0 of this package
  public init(json: String) throws(UnreadableGraph) {
    let data = Data(json.utf8)
    let version = try Self.decoded(Version.self, data).version
    guard version == Self.version else {
      throw UnreadableGraph(
        reason: "the snapshot has version \(version), but only \(Self.version) is read")
    }
    self = try Self.decoded(GraphSnapshot.self, data)
  }

  private struct Version: Decodable {
    let version: Int
  }

  private static func decoded<Content: Decodable>(
    _ type: Content.Type, _ data: Data
  ) throws(UnreadableGraph) -> Content {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let DecodingError.keyNotFound(key, context) {
      throw UnreadableGraph(reason: "\(path(context)) has no \"\(key.stringValue)\"")
    } catch let DecodingError.typeMismatch(_, context) {
      throw UnreadableGraph(reason: "\(path(context)): \(context.debugDescription)")
    } catch let DecodingError.valueNotFound(_, context) {
      throw UnreadableGraph(reason: "\(path(context)) is null")
    } catch let DecodingError.dataCorrupted(context) {
      throw UnreadableGraph(reason: "\(path(context)): \(context.debugDescription)")
    } catch {
      throw UnreadableGraph(reason: "\(error)")
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "the snapshot"
      : context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        .joined(separator: ".")
  }
}

/// A text that is no snapshot of a graph.
///
/// - Since: 0.1.0 of this package
public struct UnreadableGraph: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with the text, and where.
  ///
  /// - Since: 0.1.0 of this package
  public let reason: String

  /// What is wrong with the text.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String { "this is no snapshot of a graph: \(reason)" }
}

/// Returns a value of texts, numbers and Booleans as JSON, the same for equal values.
func encoded(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Such values always encode.
  let data = try! encoder.encode(value)
  return String(decoding: data, as: UTF8.self) + "\n"
}
