private import Foundation

/// Writes a report as JSON, for programs. `docs/conformance-report.schema.json` says what the
/// document holds; `SavedReport` reads it.
public struct JSONRenderer: Sendable {
  /// The version of the document: a program that reads it refuses any other. Fields may be added
  /// without a new one.
  public static let version = 1

  /// There is nothing to choose.
  public init() {}

  /// The document, with sorted keys, and a line break at its end.
  public func render(_ report: ConformanceReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // It holds nothing but texts, whole numbers and truth values, which all can be encoded.
    let data = try! encoder.encode(ReportDocument(report))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
