// All programs of a size, without those that differ only in the names of components or the order of
// calls.

extension CreationProgram {
  /// Returns the components: each needs each other one not at all, in the initializer, in an
  /// injection, or in both.
  ///
  /// - Parameter isShown: Whether injections run immediately; `nil` for both ways.
  static func graphs(_ slots: Int, isShown: Bool? = nil) -> [[Part]] {
    let pairs = (0..<slots).flatMap { from in
      (0..<slots).filter { $0 != from }.map { (from, $0) }
    }
    var all: [[Part]] = []
    for code in 0..<(1 << (2 * pairs.count)) {
      var parts = [Part](repeating: Part(), count: slots)
      for (number, (from, to)) in pairs.enumerated() {
        let kind = code >> (2 * number)
        if kind & 1 != 0 { parts[from].initializer.append(to) }
        if kind & 2 != 0 { parts[from].injections.append(to) }
      }
      all += shown(parts, isShown)
    }
    return all
  }

  /// Returns the programs without failures in which the initializers of some components run on the main thread.
  static func onMain(_ kinds: [CallKind], _ slots: Int, _ needs: Int) -> [CreationProgram] {
    healthy(kinds, slots, needs).flatMap { program in
      (1..<(1 << slots)).map { set in
        var program = program
        for slot in 0..<slots { program.parts[slot].isOnMain = set >> slot & 1 != 0 }
        return program
      }
    }
  }

  private static func shown(_ parts: [Part], _ isShown: Bool?) -> [[Part]] {
    var all = [parts]
    for index in parts.indices where !parts[index].injections.isEmpty && isShown != false {
      all += all.map { parts in
        var parts = parts
        parts[index].isShown = true
        return parts
      }
      if isShown == true { all.removeFirst(all.count / 2) }
    }
    return all
  }

  /// Returns the programs without failures.
  ///
  /// - Parameter needs: The maximum number of objects that each call requests.
  static func healthy(
    calls: Int, slots: Int, needs: Int, isShown: Bool? = nil
  ) -> [CreationProgram] {
    healthy([CallKind](repeating: .thread, count: calls), slots, needs, isShown: isShown)
  }

  /// Returns the programs without failures whose calls have the given kinds. Equal kinds are neighbours.
  static func healthy(
    _ kinds: [CallKind], _ slots: Int, _ needs: Int, isShown: Bool? = nil
  ) -> [CreationProgram] {
    var wishes: [[Int]] = (0..<slots).map { [$0] }
    if needs > 1 {
      for first in 0..<slots {
        for second in 0..<slots where second != first { wishes.append([first, second]) }
      }
    }
    var sets: [[Int]] = [[]]
    for (index, kind) in kinds.enumerated() {
      let isParent = index + 1 < kinds.count && kinds[index + 1].isChild
      let hasTwin = index > 0 && kinds[index - 1] == kind && !(kind == .task && isParent)
      sets = sets.flatMap { set in
        ((hasTwin ? set.last! : 0)..<wishes.count).map { set + [$0] }
      }
    }
    var seen: Set<[Int]> = []
    let renamings = permutations(slots)
    return graphs(slots, isShown: isShown).flatMap { parts in
      sets.compactMap { set in
        let program = CreationProgram(parts: parts, calls: set.map { wishes[$0] }, kinds: kinds)
        let isNew = seen.insert(program.renamed(by: renamings)).inserted
        return isNew ? program : nil
      }
    }
  }

  /// Returns the program with one failure, at each place in turn.
  func failing(swallows: [Bool] = [false, true]) -> [CreationProgram] {
    var troubles: [Trouble] = []
    for (index, part) in parts.enumerated() {
      troubles += spots(.initializer(index), part.initializer)
      if !part.injections.isEmpty { troubles += spots(.injections(index), part.injections) }
      troubles.append(Trouble(spot: .duplicate(index), isEarly: true))
    }
    for index in calls.indices where !(0..<index).contains(where: { isTwin($0, index) }) {
      troubles.append(Trouble(spot: .call(index)))
    }
    return troubles.flatMap { trouble in
      swallows.flatMap { swallows in
        [false, true].map { finishes in
          var program = self
          program.trouble = trouble
          program.swallows = swallows
          program.finishes = finishes
          return program
        }
      }
    }
  }

  /// Whether two calls differ only in their numbers.
  private func isTwin(_ one: Int, _ other: Int) -> Bool {
    calls[one] == calls[other] && role(one) == role(other)
  }

  private func spots(_ spot: Spot, _ needs: [Int]) -> [Trouble] {
    needs.isEmpty
      ? [Trouble(spot: spot)] : [Trouble(spot: spot, isEarly: true), Trouble(spot: spot)]
  }

  static func permutations(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return permutations(count - 1).flatMap { shorter in
      (0...shorter.count).map { place in
        Array(shorter[..<place]) + [count - 1] + Array(shorter[place...])
      }
    }
  }

  /// Returns the smallest form of the program under the given renamings.
  private func renamed(by renamings: [[Int]]) -> [Int] {
    renamings.map { names in
      var rows = [[Int]](repeating: [], count: parts.count)
      for (index, part) in parts.enumerated() {
        rows[names[index]] =
          part.initializer.map { names[$0] }.sorted() + [-1]
          + part.injections.map { names[$0] }.sorted() + [part.isShown ? -3 : -2]
      }
      let wishes = calls.indices.map { [role($0)] + calls[$0].map { names[$0] } }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
      return rows.flatMap { $0 } + wishes.flatMap { $0 + [-4] }
    }.min { $0.lexicographicallyPrecedes($1) }!
  }
}
