internal import DIEngine
internal import DITracing

/// What one request did, in words that do not depend on the generation.
struct RequestLog {
  /// How many objects of each type it made.
  private(set) var made: [String: Int] = [:]
  /// For each type what its initializers asked for, each in its order.
  private(set) var initializers: [String: [String]] = [:]
  /// For each type what its injections asked for.
  private(set) var injections: [String: [String]] = [:]
  /// What the result holds.
  var value: [ValueLog.Line] = []
  var isFailed = false
  /// The type of the user's error.
  var error: String?

  private var injected: [String: [[String]]] = [:]

  init(_ requests: [RecordedRequest]) {
    for request in requests { read(request.steps) }
    for (type, all) in injected {
      // Deferred injections of several objects mix, so only those of a single one have an order.
      let names = all.flatMap(\.self)
      injections[type] = made[type, default: 0] > 1 ? names.sorted() : names
    }
    for type in initializers.keys { initializers[type]?.sort() }
  }

  private mutating func read(_ steps: [RecordedRequest.Step]) {
    for step in steps {
      if let component = step.component, !Self.isContainer(component) {
        let type = TypeName.text(of: component.type)
        switch step.action {
        case .made:
          made[type, default: 0] += 1
          initializers[type, default: []].append(Self.needs(of: step).joined(separator: ", "))
        case .injected: injected[type, default: []].append(Self.needs(of: step))
        case .reused, .given, .failed: break
        }
      }
      read(step.steps)
    }
  }

  /// The types of what a closure asked for, in its order.
  private static func needs(of step: RecordedRequest.Step) -> [String] {
    step.steps.compactMap { inner in
      switch inner.action {
      case .made, .reused:
        inner.component.flatMap { isContainer($0) ? nil : TypeName.text(of: $0.type) }
      case .given, .injected, .failed: nil
      }
    }
  }

  /// Whether a component is the container itself: a rewritten closure may take it as a parameter.
  private static func isContainer(_ component: ContainerEvent.Component) -> Bool {
    component.type is any GraphSource.Type
  }

  /// The first difference from what the other side did; nil if both did the same.
  func difference(from new: RequestLog, in request: String) -> TwinDifference? {
    func difference(_ kind: TwinDifference.Kind, _ place: String, _ old: String, _ other: String)
      -> TwinDifference
    {
      TwinDifference(request: request, kind: kind, place: place, old: old, new: other)
    }
    if isFailed != new.isFailed {
      return difference(
        .failure, "the request", isFailed ? "fails" : "succeeds",
        new.isFailed ? "fails" : "succeeds")
    }
    if error != new.error {
      return difference(
        .failure, "the error", error ?? "one of the container's",
        new.error ?? "one of the container's")
    }
    // After a failure the generations differ in what they make and inject of the rest.
    if isFailed { return nil }
    if let (old, other) = zip(value, new.value).first(where: { $0 != $1 }) {
      return difference(Self.kind(old, other), old.path, old.text, other.text)
    }
    if value.count != new.value.count {
      let line = value.count > new.value.count ? value[new.value.count] : new.value[value.count]
      return difference(
        .value, line.path, value.count > new.value.count ? line.text : "nothing",
        value.count > new.value.count ? "nothing" : line.text)
    }
    for type in Set(made.keys).union(new.made.keys).sorted() where made[type] != new.made[type] {
      return difference(
        .count, "objects of \(type)", "\(made[type] ?? 0)", "\(new.made[type] ?? 0)")
    }
    for type in initializers.keys.sorted() where initializers[type] != new.initializers[type] {
      return difference(
        .order, "the initializer of \(type)", Self.text(initializers[type]),
        Self.text(new.initializers[type]))
    }
    for type in Set(injections.keys).union(new.injections.keys).sorted()
    where injections[type, default: []] != new.injections[type, default: []] {
      return difference(
        .order, "the injections of \(type)", Self.text(injections[type]),
        Self.text(new.injections[type]))
    }
    return nil
  }

  private static func text(_ needs: [String]?) -> String {
    let text = (needs ?? []).joined(separator: ", ")
    return text.isEmpty ? "nothing" : text
  }

  private static func kind(_ old: ValueLog.Line, _ new: ValueLog.Line) -> TwinDifference.Kind {
    switch (old.kind, new.kind) {
    case (.count, .count): return .elements
    case (.missing, _), (_, .missing): return .missing
    case (.object, .object):
      let (first, second) = (old.text.split(separator: " "), new.text.split(separator: " "))
      return first.dropLast() == second.dropLast() ? .identity : .type
    default: return .value
    }
  }
}
