/// What the reader of a report does after a run of `rewrite`.
package struct NextSteps: Sendable {
  private let paths: String
  private let generation: Generation
  private let target: Generation
  private let isWritten: Bool
  private let writesManifest: Bool
  private let isPartial: Bool

  /// - Parameters:
  ///   - paths: The sources, as the command received them.
  ///   - isWritten: Whether the run wrote what it changed.
  ///   - writesManifest: Whether the run wrote the manifest, too.
  ///   - isPartial: Whether the run was to rewrite some of the files only.
  package init(
    _ paths: [String], from generation: Generation, to target: Generation, isWritten: Bool,
    writesManifest: Bool, isPartial: Bool
  ) {
    self.paths = paths.joined(separator: " ")
    self.generation = generation
    self.target = target
    self.isWritten = isWritten
    self.writesManifest = writesManifest
    self.isPartial = isPartial
  }

  func lines(after results: [FileResult]) -> [String] {
    let steps = steps(after: results)
    return steps.isEmpty
      ? [] : ["next:"] + steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
  }

  private func steps(after results: [FileResult]) -> [String] {
    let isChanged = results.contains(where: \.isChanged)
    guard isWritten else {
      return isChanged ? ["run it without --dry-run: it writes these changes"] : []
    }
    var steps: [String] = []
    if results.contains(where: \.isRolledBack) {
      steps.append("mend what the command of --verify says, and run di-migrate again")
    }
    let others = Set(results.filter(\.isForAnotherRun).compactMap(\.leftBecause)).sorted()
    steps += others.map { "for other files: \($0)" }
    if results.contains(where: { $0.leftBecause != nil && !$0.isForAnotherRun && !$0.isRolledBack })
    {
      steps.append("look at the files that were left as they are")
    }
    if isChanged, generation != .modern { steps += isPartial ? [product] : [product, "build"] }
    if let rule = results.flatMap(\.remarks).map(\.rule).min() {
      steps.append(
        "do what the comments // MIGRATE say: di-migrate remaining \(paths) lists them, "
          + "\(rule.explanation) tells more")
    }
    if isChanged {
      steps.append("run the tests; di-migrate explain twins: old and new side by side")
    }
    return steps
  }

  /// Which module the sources import now.
  private var product: String {
    let product = target == .modern ? "DITranquillity" : "DIv2Compat"
    let old = "DITranquillity=DIv\(generation.rawValue)Compat"
    if isPartial {
      return
        "rewrite the other files, too: a target links the product \(product) once all its files are"
    }
    if writesManifest { return "look at the manifest: its targets link \(product)" }
    return target == .modern
      ? "link the product \(product), and remove the flag -module-alias \(old) from the build settings: "
        + "--manifest Package.swift does both"
      : "link the product \(product), and name it in the flag -module-alias instead of \(old): "
        + "--manifest Package.swift does both"
  }
}
