import DIEngine

/// Executes a program in all orders of its calls' steps and checks every state.
///
/// Depth-first; each state is visited once. Claims and members can't be copied, so each further branch from a state
/// repeats the steps that led there.
final class CreationExplorer {
  let program: CreationProgram
  private let flaw: CreationFlaw?
  private var path: [Int] = []
  /// The states seen, and whether all that follows them has been.
  private var seen: [[Int32]: Bool] = [:]
  private(set) var counts = CreationCounts()
  /// The violation, and the path to it.
  private(set) var violation: (text: String, path: [Int])?

  var states: Int { seen.count }

  init(_ program: CreationProgram, flaw: CreationFlaw? = nil) {
    self.program = program
    self.flaw = flaw
    visit(CreationWorld(program, flaw))
  }

  /// The violation, with all steps that led to it.
  var report: String? {
    guard let violation else { return nil }
    let world = CreationWorld(program, flaw)
    var lines = ["\(violation.text) in: \(program.testDescription)"]
    for index in violation.path {
      _ = world.step(world.calls[index])
      lines.append(
        "R\(index + 1): "
          + world.calls.map {
            "\($0.state) \($0.step) turn \($0.member.session.turn === $0.member) \($0.wait.map { "woken \($0.isWoken) ready \($0.isReady)" } ?? "")"
          }
          .joined(separator: " | "))
    }
    return lines.joined(separator: "\n")
  }

  private func worldHere() -> CreationWorld {
    let world = CreationWorld(program, flaw)
    for index in path { _ = world.step(world.calls[index]) }
    return world
  }

  private func found(_ text: String) {
    if violation == nil { violation = (text, path) }
  }

  private func visit(_ first: CreationWorld) {
    first.checkState()
    if let text = first.violation { return found(text) }
    let key = first.key
    if let isOver = seen[key] {
      if !isOver { found("4: a state comes again") }
      return
    }
    seen[key] = false
    defer { seen[key] = true }
    if first.isOver {
      first.checkEnd()
      if let text = first.violation { found(text) }
      return
    }
    var unused: CreationWorld? = first
    var hasMoved = false
    for index in first.calls.indices where violation == nil {
      let world = unused ?? worldHere()
      unused = nil
      world.counts = CreationCounts()
      guard world.step(world.calls[index]) else {
        unused = world
        continue
      }
      hasMoved = true
      path.append(index)
      counts += world.counts
      visit(world)
      if violation == nil { path.removeLast() }
    }
    // Tasks that need a blocked thread go on when its time limit has passed.
    if !hasMoved, !program.needsThreads { found("4: no call can go on") }
  }
}
