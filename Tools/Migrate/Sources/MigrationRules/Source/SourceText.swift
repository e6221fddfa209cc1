import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source file: its bytes, its tree, and where its lines begin.
struct SourceText: Sendable {
  /// Why a file can't be read in a way that gives the same bytes again.
  enum Defect: Error, Equatable, CustomStringConvertible {
    case notUTF8
    case doesNotParse(line: Int, message: String)
    case doesNotPrintTheSame

    var description: String {
      switch self {
      case .notUTF8: "it isn't UTF-8: save it as UTF-8"
      case .doesNotParse(let line, let message): "line \(line) doesn't parse: \(message)"
      case .doesNotPrintTheSame: "the parser doesn't give its bytes back"
      }
    }
  }

  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) throws(Defect) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    guard tree.syntaxTextBytes == bytes else { throw .doesNotPrintTheSame }
    guard !tree.hasError else {
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first {
        $0.diagMessage.severity == .error
      }
      throw .doesNotParse(
        line: first.map { line(at: $0.position.utf8Offset) } ?? 1,
        message: first?.message ?? "the parser finds an error")
    }
  }

  /// The line of a byte, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func lineStart(at offset: Int) -> Int {
    lineStarts[line(at: offset) - 1]
  }

  func start(ofLine line: Int) -> Int { lineStarts[line - 1] }

  /// The text of a line without its end; an empty one if there is no such line.
  func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    let slice = bytes[lineStarts[line - 1]..<end]
    return String(decoding: slice.last == 0x0D ? slice.dropLast() : slice, as: UTF8.self)
  }

  /// How the file ends its lines: as its first line does.
  var newline: String {
    guard lineStarts.count > 1, lineStarts[1] >= 2, bytes[lineStarts[1] - 2] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  /// The blanks before the first other byte of a line, or nil if the byte at `offset` isn't that one.
  func indentation(before offset: Int) -> String? {
    let blanks = bytes[lineStart(at: offset)..<offset]
    guard blanks.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return String(decoding: blanks, as: UTF8.self)
  }
}
