private import Foundation

/// Renders a report as JSON, for programs. `docs/conformance-report.schema.json` defines the format;
/// `SavedReport` reads it.
public struct JSONRenderer: Sendable {
  /// The version of the format. `SavedReport` rejects any other version. New fields don't change the
  /// version.
  public static let version = 1

  /// Creates a renderer.
  public init() {}

  /// Returns the report as a JSON document with sorted keys and a trailing newline.
  ///
  /// - Parameter report: The report.
  /// - Returns: The document.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func render(_ report: ConformanceReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The document consists of strings, integers and Booleans, which always encode.
    let data = try! encoder.encode(ReportDocument(report))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
