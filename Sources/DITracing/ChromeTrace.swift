/// Events in Chrome's trace format.
struct ChromeTrace {
  private var lines: [String] = []
  /// The numbers of the rows.
  private var rows: [ContainerEvent.Requester: Int] = [:]

  init(of events: [ContainerEvent]) {
    for event in events { add(event) }
  }

  var json: String {
    "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  private mutating func add(_ event: ContainerEvent) {
    switch event.kind {
    case .requested(let request):
      add(event, "B", "request \(request)", "request", [])
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
    let row = row(of: event.requester)
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

  private mutating func row(of requester: ContainerEvent.Requester) -> Int {
    if let known = rows[requester] { return known }
    let row = rows.count + 1
    rows[requester] = row
    lines.append(
      Self.object([
        ("name", "\"thread_name\""), ("ph", "\"M\""), ("pid", "1"), ("tid", "\(row)"),
        ("args", Self.object([("name", Self.quoted("\(requester)"))])),
      ]))
    return row
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
