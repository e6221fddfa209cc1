/// Events in Chrome's trace format.
struct ChromeTrace {
  private var lines: [String] = []
  /// The number of the last row. Viewers take the thread with the number of the process, which is 1, for its main thread.
  private var lastRow = 1
  /// The rows of threads, and of tasks whose outermost request has not ended.
  private var rows: [ContainerEvent.Requester: Int] = [:]
  /// The rows of tasks, and when the last request in each of them ended; nil while one runs. There are as many as tasks
  /// ran at a time: a viewer doesn't show thousands of rows.
  private var taskRows: [(row: Int, end: UInt64?)] = []

  init(of events: [ContainerEvent]) {
    for event in events { add(event) }
  }

  var json: String {
    "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  private mutating func add(_ event: ContainerEvent) {
    switch event.kind {
    case .requested(let request):
      let task: [(String, String)]
      if event.depth == 0, case .task = event.requester {
        task = [("requester", "\(event.requester)")]
      } else {
        task = []
      }
      add(event, "B", "request \(request)", "request", task)
    case .ended(let request, _):
      add(event, "E", "request \(request)", "request", [])
    case .making(let component):
      add(event, "B", "make \(component.type)", "make", arguments(component))
    case .made(let component, _):
      add(event, "E", "make \(component.type)", "make", [])
    case .notMade(let component, _):
      add(event, "E", "make \(component.type)", "make", [("result", "failed")])
    case .injecting(let component):
      add(event, "B", "inject into \(component.type)", "inject", arguments(component))
    case .injected(let component, _):
      add(event, "E", "inject into \(component.type)", "inject", [])
    case .found(let component, _):
      add(event, "i", "found \(component.type)", "found", arguments(component))
    case .given(let component):
      add(event, "i", "given \(component.type)", "found", arguments(component))
    case .reused(let component, let isFinished):
      add(
        event, "i", "reused \(component.type)", "found",
        arguments(component) + [("state", isFinished ? "finished" : "unfinished")])
    case .kept(let component):
      add(event, "i", "kept \(component.type)", "kept", arguments(component))
    case .failed(let request, let reason):
      add(event, "i", "failed \(request)", "failed", [("reason", reason)])
    }
  }

  private func arguments(_ component: ContainerEvent.Component) -> [(String, String)] {
    [("place", component.place), ("lifetime", component.lifetime)]
  }

  private mutating func add(
    _ event: ContainerEvent, _ phase: String, _ name: String, _ category: String,
    _ arguments: [(String, String)]
  ) {
    let row = row(of: event)
    defer { if phase == "E" { leave(row, at: event) } }
    // Microseconds with three digits, whatever the size of the number.
    let fraction = "\(1_000 + event.time % 1_000)".dropFirst()
    var fields = [
      ("name", Self.quoted(name)), ("cat", Self.quoted(category)), ("ph", "\"\(phase)\""),
      ("ts", "\(event.time / 1_000).\(fraction)"), ("pid", "1"), ("tid", "\(row)"),
    ]
    if phase == "i" { fields.append(("s", "\"t\"")) }
    if !arguments.isEmpty {
      fields.append(("args", Self.object(arguments.map { ($0, Self.quoted($1)) })))
    }
    lines.append(Self.object(fields))
  }

  private mutating func row(of event: ContainerEvent) -> Int {
    if let known = rows[event.requester] { return known }
    let row: Int
    switch event.requester {
    case .thread: row = addRow(named: "\(event.requester)")
    case .task: row = freeTaskRow(at: event.time)
    }
    rows[event.requester] = row
    return row
  }

  /// Returns a row in which no task's request runs from a time on.
  private mutating func freeTaskRow(at time: UInt64) -> Int {
    // Events of different tasks come nearly, but not exactly, in the order of their times.
    let free = taskRows.firstIndex { $0.end.map { $0 <= time } ?? false }
    guard let free else {
      let row = addRow(named: "tasks \(taskRows.count + 1)")
      taskRows.append((row, nil))
      return row
    }
    taskRows[free].end = nil
    return taskRows[free].row
  }

  private mutating func addRow(named name: String) -> Int {
    lastRow += 1
    lines.append(
      Self.object([
        ("name", "\"thread_name\""), ("ph", "\"M\""), ("pid", "1"), ("tid", "\(lastRow)"),
        ("args", Self.object([("name", Self.quoted(name))])),
      ]))
    return lastRow
  }

  /// Lets other tasks use the row of a task whose outermost request has ended.
  private mutating func leave(_ row: Int, at end: ContainerEvent) {
    guard end.depth == 0, case .task = end.requester else { return }
    rows[end.requester] = nil
    guard let index = taskRows.firstIndex(where: { $0.row == row }) else { return }
    taskRows[index].end = end.time
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{\(fields.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  /// Returns a text as JSON.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
