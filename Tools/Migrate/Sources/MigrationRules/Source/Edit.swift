import SwiftSyntax

/// The replacement of some bytes of a file; all others stay as they are.
struct Edit: Equatable, Sendable {
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Replaces a node, without the blanks and comments around it.
  init(_ node: some SyntaxProtocol, _ text: String) {
    self.init(node.textRange, text)
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the blanks and comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The start of the node's own text.
  var textStart: Int { textRange.lowerBound }

  /// The text of the node, without the blanks and comments around it. The one of swift-syntax copies the tree twice.
  var trimmedDescription: String {
    let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length)
    return String(decoding: bytes.dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
  }
}

extension [Edit] {
  /// The edits without those of parts that another edit replaces as a whole.
  func withoutReplacedParts() -> [Edit] {
    let ordered = sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    var result: [Edit] = []
    var outer = 0..<0
    for edit in ordered {
      let isPart =
        !outer.isEmpty && edit.range.lowerBound >= outer.lowerBound
        && edit.range.upperBound <= outer.upperBound
        && edit.range != outer
        && !(edit.range.isEmpty
          && (edit.range.lowerBound == outer.lowerBound
            || edit.range.lowerBound == outer.upperBound))
      // Two requests under one `try` both remove it.
      if isPart || !edit.range.isEmpty && edit == result.last { continue }
      if edit.range.upperBound > outer.upperBound { outer = edit.range }
      result.append(edit)
    }
    return result
  }

  /// The bytes with all edits applied, or nil if two of them overlap.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= end else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += [UInt8](edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  /// The text of a range with the edits inside it applied.
  ///
  /// - Parameter withEnd: Whether what is inserted at its end belongs to it.
  func text(of range: Range<Int>, in bytes: [UInt8], withEnd: Bool = false) -> String? {
    let inner = filter {
      (range.contains($0.range.lowerBound) || withEnd && $0.range.lowerBound == range.upperBound)
        && $0.range.upperBound <= range.upperBound
    }
    .map {
      Edit($0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, $0.text)
    }
    return inner.withoutReplacedParts().applied(to: [UInt8](bytes[range])).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
