internal import Foundation
internal import Tracing

/// The spans that have begun and not ended, by their numbers.
final class OpenSpans: @unchecked Sendable {
  struct OpenSpan {
    let span: any Span
    let parentID: UInt64?
    /// The type of the object that is being made or injected; nil in a request.
    let type: String?
  }

  private let lock = NSLock()
  // Guarded by the lock.
  private var spans: [UInt64: OpenSpan] = [:]
  private var isOver = false

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Adds a span; returns false if no more may begin.
  func add(_ span: OpenSpan, _ id: UInt64) -> Bool {
    locked {
      if !isOver { spans[id] = span }
      return !isOver
    }
  }

  subscript(id: UInt64) -> OpenSpan? { locked { spans[id] } }

  func remove(_ id: UInt64) -> OpenSpan? { locked { spans.removeValue(forKey: id) } }

  /// Removes all spans, and lets no more begin.
  ///
  /// - Returns: The spans, inner ones before those around them.
  func close() -> [OpenSpan] {
    locked {
      defer { (spans, isOver) = ([:], true) }
      return spans.sorted { $0.key > $1.key }.map(\.value)
    }
  }

  /// Returns the types of the objects that are being made or injected around a span, the outermost first.
  func path(to id: UInt64) -> [String] {
    locked {
      var path: [String] = []
      var next: UInt64? = id
      while let id = next, let open = spans[id] {
        if let type = open.type { path.append(type) }
        next = open.parentID
      }
      return path.reversed()
    }
  }
}
