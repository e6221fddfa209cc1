import Testing

/// Components that need each other, and calls that ask for some of them at once.
struct CreationProgram {
  struct Part {
    /// What the initializer needs.
    var initializer: [Int] = []
    /// What the injections need.
    var injections: [Int] = []
    /// Whether the object is shown before its injections, which run at once; else they are queued.
    var isShown = false
  }

  /// The place that fails, once.
  enum Spot: Equatable {
    case initializer(Int)
    case injections(Int)
    /// The code of a call itself, after all that it needs.
    case call(Int)
    /// The object turns out to be there already, when its initializer is about to run.
    case duplicate(Int)
  }

  struct Trouble: Equatable {
    var spot: Spot
    /// Whether it comes before anything that the code needs; else after.
    var isEarly = false
  }

  var parts: [Part]
  /// What the code of each call needs, one after the other.
  var calls: [[Int]]
  var trouble: Trouble?
  /// Whether code of the user goes on when something that it needs fails.
  var swallows = false
  /// Whether injections that wait still run after a failure; else their objects fail.
  var finishes = false
}

extension CreationProgram: CustomTestStringConvertible {
  var testDescription: String {
    func name(_ index: Int) -> String { ["A", "B", "C", "D"][index] }
    func names(_ indices: [Int]) -> String { indices.map(name).joined(separator: ",") }
    var words: [String] = []
    for (index, part) in parts.enumerated() {
      if !part.initializer.isEmpty {
        words.append("\(name(index)).init>\(names(part.initializer))")
      }
      if !part.injections.isEmpty {
        words.append("\(name(index)).inj\(part.isShown ? "!" : "")>\(names(part.injections))")
      }
    }
    for (index, needs) in calls.enumerated() { words.append("R\(index + 1)(\(names(needs)))") }
    if let trouble { words.append("fails \(trouble.isEarly ? "before " : "")\(trouble.spot)") }
    if swallows { words.append("swallows") }
    if trouble != nil || swallows { words.append(finishes ? "finishes" : "withdraws") }
    return words.joined(separator: " ")
  }

  /// Whether who needs some components may need a certain one.
  func reaches(_ wanted: Int, from needs: [Int]) -> Bool {
    var seen: Set<Int> = []
    var open = needs
    while let next = open.popLast() {
      if next == wanted { return true }
      if seen.insert(next).inserted { open += parts[next].initializer + parts[next].injections }
    }
    return false
  }

  /// Whether components need each other in a circle before the code that needs them returns.
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
}
