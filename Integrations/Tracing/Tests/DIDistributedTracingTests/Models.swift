import InMemoryTracing
import Tracing

final class Wheel: Sendable {}

final class Car: Sendable {
  let wheel: Wheel
  init(wheel: Wheel) { self.wheel = wheel }
}

final class Missing {}

final class Wreck {
  init(missing: Missing) {}
}

extension InMemoryTracer {
  /// The finished spans as a tree: one line each, indented below its parent, in the order in which they began.
  var tree: [String] {
    let spans = finishedSpans.sorted { left, right in
      (Int(left.spanID.split(separator: "-").last ?? "") ?? 0)
        < (Int(right.spanID.split(separator: "-").last ?? "") ?? 0)
    }
    let known = Set(spans.map(\.spanID))
    func lines(below parent: String?, _ indentation: String) -> [String] {
      spans.filter { span in
        parent == nil
          ? span.parentSpanID.map { !known.contains($0) } ?? true : span.parentSpanID == parent
      }.flatMap { span in
        [indentation + span.operationName] + lines(below: span.spanID, indentation + "  ")
      }
    }
    return lines(below: nil, "")
  }

  func finished(_ name: String) -> [FinishedInMemorySpan] {
    finishedSpans.filter { $0.operationName == name }
  }
}

extension FinishedInMemorySpan {
  func attribute(_ name: String) -> SpanAttribute? { attributes.get(name) }
}
