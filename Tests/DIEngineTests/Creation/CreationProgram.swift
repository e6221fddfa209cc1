import Testing

/// Components that depend on each other, and concurrent calls that request some of them.
struct CreationProgram {
  struct Part {
    /// The dependencies of the initializer.
    var initializer: [Int] = []
    /// The dependencies of the injections.
    var injections: [Int] = []
    /// Whether the object is visible to others before its injections, which then run immediately;
    /// otherwise they are queued.
    var isShown = false
    /// Whether the initializer's code runs on the main thread. A task that makes the object doesn't suspend there.
    var isOnMain = false
  }

  /// The place that fails once.
  enum Spot: Equatable {
    case initializer(Int)
    case injections(Int)
    /// The code of a call itself, after all its requests.
    case call(Int)
    /// The object turns out to exist already when its initializer is about to run.
    case duplicate(Int)
  }

  struct Trouble: Equatable {
    var spot: Spot
    /// Whether the failure precedes all requests of the code; otherwise it follows them.
    var isEarly = false
  }

  var parts: [Part]
  /// The requests of each call's code, in order.
  var calls: [[Int]]
  /// The kinds of the calls. Calls without one are threads.
  var kinds: [CallKind] = []
  /// Whether tasks go on only while no thread is blocked, as if they all needed it.
  var needsThreads = false
  var trouble: Trouble?
  /// Whether user code continues after a failed request.
  var swallows = false
  /// Whether deferred injections still run after a failure; otherwise their objects fail.
  var finishes = false
}

extension CreationProgram: CustomTestStringConvertible {
  var testDescription: String {
    func name(_ index: Int) -> String { ["A", "B", "C", "D"][index] }
    func names(_ indices: [Int]) -> String { indices.map(name).joined(separator: ",") }
    var words: [String] = []
    for (index, part) in parts.enumerated() {
      if part.isOnMain { words.append("\(name(index)).init on main") }
      if !part.initializer.isEmpty {
        words.append("\(name(index)).init>\(names(part.initializer))")
      }
      if !part.injections.isEmpty {
        words.append("\(name(index)).inj\(part.isShown ? "!" : "")>\(names(part.injections))")
      }
    }
    for (index, needs) in calls.enumerated() {
      let kind = kind(index) == .thread ? "" : "\(kind(index)) "
      words.append("\(kind)R\(index + 1)(\(names(needs)))")
    }
    if needsThreads { words.append("needs threads") }
    if let trouble { words.append("fails \(trouble.isEarly ? "before " : "")\(trouble.spot)") }
    if swallows { words.append("swallows") }
    if trouble != nil || swallows { words.append(finishes ? "finishes" : "withdraws") }
    return words.joined(separator: " ")
  }

  /// Whether the given dependencies lead to a component.
  func reaches(_ wanted: Int, from needs: [Int]) -> Bool {
    var seen: Set<Int> = []
    var open = needs
    while let next = open.popLast() {
      if next == wanted { return true }
      if seen.insert(next).inserted { open += parts[next].initializer + parts[next].injections }
    }
    return false
  }

  /// Whether components form a cycle of dependencies that are all resolved before the requesting
  /// code returns.
  var hasCycleAtOnce: Bool {
    func needs(_ part: Part) -> [Int] { part.initializer + (part.isShown ? part.injections : []) }
    return parts.indices.contains { start in
      var seen: Set<Int> = []
      var open = needs(parts[start])
      while let next = open.popLast() {
        if next == start { return true }
        if seen.insert(next).inserted { open += needs(parts[next]) }
      }
      return false
    }
  }

  /// Whether a closure may start a task that makes requests, of whatever component.
  var hasChildren: Bool { kinds.contains(where: \.isChild) }

  /// The same if a closure starts no task; the requests of such tasks may close any cycle.
  var mayHaveCycleAtOnce: Bool { hasCycleAtOnce || hasChildren }
}
