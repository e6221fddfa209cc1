import Foundation
import Testing

/// A file in Chrome's trace format, read strictly: each deviation from its description is an issue.
///
/// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU describes the format.
struct TraceFile {
  /// A complete bar.
  struct Bar {
    let name: String
    let row: Int
    let start: Double
    let end: Double
    /// The name of the bar around it.
    let parent: String?
    let arguments: [String: String]
  }

  private(set) var bars: [Bar] = []
  private(set) var marks: [(name: String, bar: String?, arguments: [String: String])] = []
  private(set) var rowNames: [Int: String] = [:]
  /// The names of bars without an end.
  private(set) var unfinished: [String] = []

  private struct Begun {
    let name: String
    let category: String
    let start: Double
    let arguments: [String: String]
  }

  init(contentsOf file: URL) throws {
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    #expect(Set(document.keys) == ["displayTimeUnit", "traceEvents"])
    #expect(["ms", "ns"].contains(document["displayTimeUnit"] as? String))
    let events = try #require(document["traceEvents"] as? [[String: Any]])
    for event in events where event["ph"] as? String == "M" { try addName(event) }
    // Viewers sort by time; events of one time stay in the order of the file.
    let timed = try events.filter { $0["ph"] as? String != "M" }.map { event in
      (time: try #require(event["ts"] as? Double, "\(event)"), event: event)
    }
    var open: [Int: [Begun]] = [:]
    for (_, event) in timed.enumerated().sorted(by: {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }) {
      try add(event.event, at: event.time, &open)
    }
    unfinished = open.values.flatMap { $0.map(\.name) }
  }

  private mutating func addName(_ event: [String: Any]) throws {
    #expect(Set(event.keys) == ["args", "name", "ph", "pid", "tid"])
    #expect(event["name"] as? String == "thread_name")
    let row = try #require(event["tid"] as? Int)
    #expect(row != event["pid"] as? Int, "it would be taken for the main thread")
    let arguments = try #require(event["args"] as? [String: String])
    #expect(Array(arguments.keys) == ["name"])
    #expect(rowNames.updateValue(arguments["name"] ?? "", forKey: row) == nil, "named twice")
  }

  private mutating func add(
    _ event: [String: Any], at time: Double, _ open: inout [Int: [Begun]]
  ) throws {
    let phase = try #require(event["ph"] as? String)
    let known: Set = ["args", "cat", "name", "ph", "pid", "tid", "ts"]
    let isMark = phase == "i"
    #expect(Set(event.keys).isSubset(of: isMark ? known.union(["s"]) : known))
    #expect(event["pid"] as? Int == 1)
    #expect(time >= 0)
    let row = try #require(event["tid"] as? Int)
    #expect(rowNames[row] != nil, "row \(row) has no name")
    let name = try #require(event["name"] as? String)
    let category = try #require(event["cat"] as? String)
    let arguments =
      event["args"] == nil ? [:] : try #require(event["args"] as? [String: String], "\(event)")
    switch phase {
    case "B":
      open[row, default: []].append(
        Begun(name: name, category: category, start: time, arguments: arguments))
    case "E":
      let last = open[row]?.popLast()
      let begun = try #require(last, "\(name) ends without a beginning")
      #expect(begun.name == name && begun.category == category && begun.start <= time)
      bars.append(
        Bar(
          name: name, row: row, start: begun.start, end: time, parent: open[row]?.last?.name,
          arguments: begun.arguments.merging(arguments) { $1 }))
    case "i":
      #expect(["g", "p", "t"].contains(event["s"] as? String))
      marks.append((name, open[row]?.last?.name, arguments))
    default: Issue.record("unknown phase \(phase)")
    }
  }
}
