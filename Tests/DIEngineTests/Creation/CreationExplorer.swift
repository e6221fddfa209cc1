/// Executes a program in all orders of its calls and checks every state.
///
/// Depth-first; each state is visited once. Records and creators can't be copied, so each further
/// branch from a state repeats the steps that led there.
final class CreationExplorer {
  let program: CreationProgram
  private let flaw: CreationFlaw?
  private let makesPlans: Bool
  private var path: [Int] = []
  /// The waiting calls that can continue in each state, as a bit set; negative while the state is
  /// being visited.
  private var seen: [CreationKey: Int] = [:]
  private(set) var counts = CreationCounts()
  /// The violation, and the path to it.
  private(set) var violation: (text: String, path: [Int])?

  var states: Int { seen.count }

  /// - Parameter makesPlans: Whether each request has an engine of its own and the world releases
  ///   everything that a program releases, so that the releases can be observed. This takes several
  ///   times as long.
  init(_ program: CreationProgram, flaw: CreationFlaw? = nil, makesPlans: Bool = false) {
    self.program = program
    self.flaw = flaw
    self.makesPlans = makesPlans
    _ = visit(newWorld())
  }

  /// The violation, with all events that led to it.
  var report: String? {
    guard let violation else { return nil }
    let world = newWorld()
    world.log = []
    for index in violation.path {
      _ = world.step(world.calls[index])
      world.log?.append("-- \(world.calls.map { "\($0.state)" })")
    }
    let lines = ["\(violation.text) in: \(program.testDescription)"] + (world.log ?? [])
    return lines.joined(separator: "\n")
  }

  private func newWorld() -> CreationWorld {
    CreationWorld(program, flaw, makesPlans: makesPlans)
  }

  private func worldHere() -> CreationWorld {
    let world = newWorld()
    for index in path { _ = world.step(world.calls[index]) }
    return world
  }

  private func found(_ text: String, by step: [Int] = []) {
    if violation == nil { violation = (text, path + step) }
  }

  /// Visits a state and all states that follow.
  ///
  /// - Returns: The waiting calls that can continue, as a bit set.
  private func visit(_ first: CreationWorld) -> Int {
    first.checkState()
    if let text = first.violation { found(text) }
    let names = first.callOrder
    let key = first.key(names)
    if let known = seen[key] {
      if known < 0 { found("4: a state comes again") }
      // The bits are in the order of the key.
      return names.indices.reduce(0) { $0 | (known >> $1 & 1) << names[$1] }
    }
    seen[key] = -1
    let waiting = first.calls.map(\.isAsleep)
    let order = waiting.indices.filter { waiting[$0] } + waiting.indices.filter { !waiting[$0] }
    let hasEnded = first.calls.allSatisfy(\.hasEnded)
    if hasEnded {
      first.checkEnd()
      if let text = first.violation { found(text) }
    }
    var able: Int = 0
    var quiet: [Int] = []
    var hasMoved = hasEnded
    var unused: CreationWorld? = first
    for index in order where violation == nil {
      let world = unused ?? worldHere()
      unused = nil
      world.counts = CreationCounts()
      guard world.step(world.calls[index]) else {
        if let text = world.violation { found(text, by: [index]) }
        unused = world
        continue
      }
      hasMoved = true
      path.append(index)
      if waiting[index] { able |= 1 << index }
      counts += world.counts
      let isQuiet = !world.hasChanged
      let next = visit(world)
      if isQuiet { quiet.append(next & ~(1 << index)) }
      if violation == nil { path.removeLast() }
    }
    if !hasMoved { found("4: no call can continue") }
    // A thread that isn't blocked any more lets tasks go on: the rules don't know of it.
    let isComplete = !program.needsThreads
    if isComplete, able != 0, let text = worldHere().unwoken(able) { found(text) }
    let asleep = waiting.indices.reduce(Int(0)) { $0 | (waiting[$1] ? 1 << $1 : 0) }
    if isComplete, quiet.contains(where: { $0 & asleep & ~able != 0 }) {
      found("5: a call can continue, but none is woken")
    }
    seen[key] = names.indices.reduce(0) { $0 | (able >> names[$1] & 1) << $1 }
    return able
  }
}
