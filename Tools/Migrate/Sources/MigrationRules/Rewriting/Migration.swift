import SwiftSyntax

/// Rewrites sources of one generation as another, in memory.
///
/// ```swift
/// let migration = Migration(from: .release1)
/// let results = await migration.rewrite([("App.swift", bytes)])
/// ```
package struct Migration: Sendable {
  private let generation: Generation
  private let target: Generation
  private let selection: RuleSelection
  private let progress: (@Sendable (Int, Int) -> Void)?

  /// How often a file is rewritten until nothing changes any more.
  private static let maximumRounds = 6

  /// - Parameters:
  ///   - generation: The generation of the code.
  ///   - target: The generation to write: the modern one, or for release 1 also release 2.
  ///   - selection: The rules to apply.
  ///   - progress: Gets how many of all files are done.
  package init(
    from generation: Generation, to target: Generation = .modern,
    selection: RuleSelection = RuleSelection(), progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    precondition(target == .modern || (generation, target) == (.release1, .release2))
    self.generation = generation
    self.target = target
    self.selection = selection
    self.progress = progress
  }

  private struct Work: Sendable {
    var result: FileResult
    var source: SourceText?
    var declarations: FileDeclarations?
    var suppressions: [Suppression] = []
    var usedSuppressions: Set<String> = []
    var isFinished = false
  }

  /// Rewrites files, which are read together: each may use what another one declares.
  ///
  /// - Parameters:
  ///   - files: The paths, as they are told in results, and the bytes.
  ///   - only: The paths of the files to rewrite, while others are only read; nil for all.
  ///   - partlyRead: The paths of files whose modules have others, too, which may use what is at their top.
  /// - Returns: A result for each file, in the same order.
  package func rewrite(
    _ files: [(path: String, bytes: [UInt8])], only: Set<String>? = nil,
    partlyRead: Set<String> = []
  ) async -> [FileResult] {
    var work = await concurrentMap(files, progress) { file in
      Self.read(Work(result: FileResult(file.path, file.bytes)), file.bytes, isFirst: true)
    }
    for position in work.indices where only?.contains(work[position].result.path) == false {
      work[position].result.isSelected = false
      work[position].isFinished = true
    }
    for round in 0..<Self.maximumRounds {
      let project = await project(of: work, partlyRead)
      let before = work
      work = await concurrentMap(Array(before.enumerated())) { position, item in
        self.rewritten(item, position, project, isFirst: round == 0)
      }
      if work.allSatisfy(\.isFinished) { break }
    }
    return work.map(finished)
  }

  private static func read(_ item: Work, _ bytes: [UInt8], isFirst: Bool) -> Work {
    var item = item
    do throws(SourceText.Defect) {
      let read = try SourceText(bytes)
      let source = isFirst ? try BareCalls.completed(read) ?? read : read
      item.source = source
      item.declarations = FileDeclarations(source.tree)
      item.suppressions = Suppression.all(of: .migrate, in: source)
      if isFirst {
        let spoken = SpokenGenerations(source.tree)
        item.result.generations = spoken
        item.result.imports = spoken.modules
      }
    } catch {
      item.result.leftBecause = "\(error)"
      item.isFinished = true
    }
    return item
  }

  private func project(of work: [Work], _ partlyRead: Set<String>) async -> Project {
    var project = Project(generation: generation)
    for item in work {
      project.spoken.formUnion(item.result.generations.map { $0.words.union($0.imported) } ?? [])
    }
    for item in work { item.declarations.map { project.index.merge($0) } }
    for item in work { item.declarations.map { project.index.mergeExtensions(of: $0) } }
    guard generation != .modern else { return project }
    let catching = project.index.catchingFunctions
    let caught = await concurrentMap(work) { item in
      item.source.map { CaughtCalls($0.tree, catchingFunctions: catching) } ?? CaughtCalls()
    }
    for calls in caught { project.index.merge(calls) }
    let types = ExpressionTypes(index: project.index, generation: generation)
    let collected = await concurrentMap(Array(work.enumerated())) { position, item in
      item.source.map { source in
        let types = types.reading(source.tree)
        let collector = RegistrationCollector(
          source, file: position, types, isRewritten: item.result.isSelected)
        return (collector.facts, collector.modules, RequestedTypes(source.tree, types))
      }
    }
    var requested = RequestedTypes()
    let facts = collected.flatMap { $0?.0 ?? [] }
    for item in collected { item.map { requested.merge($0.2) } }
    for fact in facts { requested.add(fact) }
    requested.addGenericRequests(Set(facts.flatMap(\.offered)), project.index)
    project.sharedBuilders = SharedBuilders.find(
      in: work.map(\.source?.tree), types, isWhole: { !partlyRead.contains(work[$0].result.path) })
    project.index.registrationsThrow = facts.contains(where: \.throwsErrors)
    project.graph = RegistrationGraph(facts, requested)
    project.modules = ModuleIndex(
      collected.flatMap { $0?.1 ?? [] }, superclasses: project.index.inheritedNames)
    return project
  }

  private func rewritten(_ item: Work, _ position: Int, _ project: Project, isFirst: Bool) -> Work {
    var item = item
    guard !item.isFinished, let source = item.source else { return item }
    let calls =
      isFirst && generation != .modern
      ? OldCalls(
        source.tree,
        ExpressionTypes(index: project.index, generation: generation).reading(source.tree),
        countsInside: target == .release2
      ).calls : []
    guard speaks(item.result.generations, project, calls) else {
      let obstacle = item.result.generations?.obstacle(among: project.spoken)
      item.result.leftBecause = obstacle
      if obstacle == nil, let other = item.result.generations?.other(than: generation) {
        item.result.isForAnotherRun = true
        item.result.leftBecause =
          "it speaks release \(other.rawValue): run di-migrate with --from \(other.rawValue)"
      }
      item.isFinished = true
      return item
    }
    let changes: [Change]
    if generation == .modern {
      changes = ModernRewriter(source).changes
    } else if target == .release2 {
      changes = isFirst ? Release2Rewriter(source, project).changes : []
    } else {
      let rewriter = FileRewriter(source, file: position, project)
      rewriter.walk(source.tree)
      changes = rewriter.changes
    }
    let accepted = accepted(changes, in: source, &item)
    if isFirst, let missed = count(changes, accepted, calls, &item.result) {
      return mistaken(item, "line \(source.line(at: missed)): a call is neither rewritten nor told")
    }
    var edits = accepted.flatMap { $0.remark == nil ? $0.edits : [] }
    for change in accepted {
      guard let remark = change.remark else { continue }
      // Several remarks may stand before one statement, but each rule only once.
      if let comment = RemarkComment.edit(change, remark, in: source),
        !edits.contains(where: { $0 == comment })
      {
        edits.append(comment)
        item.result.remarks.append(
          FileResult.Finding(rule: remark.rule, line: source.line(at: change.range.lowerBound)))
      }
    }
    guard !edits.isEmpty else {
      item.isFinished = true
      return item
    }
    guard let bytes = edits.withoutReplacedParts().applied(to: source.bytes) else {
      return mistaken(item, "its edits overlap")
    }
    let next = Self.read(item, bytes, isFirst: false)
    guard next.result.leftBecause == nil else {
      return mistaken(item, "what would be written does not parse")
    }
    item = next
    item.result.rewritten = bytes
    for change in accepted where change.remark == nil {
      let line = source.line(at: change.range.lowerBound)
      item.result.applied += change.rules.sorted().map { FileResult.Finding(rule: $0, line: line) }
    }
    return item
  }

  /// Whether a file is of the generation: also one that imports nothing, since Swift lets it see the members of types that
  /// its neighbours import.
  private func speaks(
    _ file: SpokenGenerations?, _ project: Project, _ calls: [OldCalls.Call]
  ) -> Bool {
    guard let file else { return false }
    return file.speaks(generation, among: project.spoken)
      || !file.usesContainer && project.spoken.isSubset(of: [generation, .modern])
        && calls.contains(where: \.isKnown)
  }

  private func mistaken(_ item: Work, _ reason: String) -> Work {
    var item = item
    item.result.leave(because: "\(reason): this is a mistake of di-migrate")
    item.result.hasMistake = true
    item.isFinished = true
    return item
  }

  /// The changes that neither the selection nor a comment turns off.
  private func accepted(_ changes: [Change], in source: SourceText, _ item: inout Work) -> [Change]
  {
    changes.filter { change in
      guard change.remark != nil || !change.edits.isEmpty, selection.contains(change.rules) else {
        return false
      }
      let lines =
        source.line(at: change.range.lowerBound)...source.line(at: change.range.upperBound)
      var isOff = false
      for suppression in item.suppressions {
        for rule in change.rules where suppression.covers(rule.description, lines: lines) {
          isOff = true
          item.usedSuppressions.insert("\(suppression.rules) \(rule)")
        }
      }
      return !isOff
    }
  }

  /// Counts what becomes of the registrations and requests.
  ///
  /// - Returns: Where one is neither rewritten nor told; nil if all are.
  private func count(
    _ changes: [Change], _ accepted: [Change], _ calls: [OldCalls.Call], _ result: inout FileResult
  ) -> Int? {
    result.registrations.found = calls.count { $0.kind == .registration }
    result.requests.found = calls.count { $0.kind == .request }
    let done = Set(accepted.map(\.range))
    for change in changes {
      let isAccepted = done.contains(change.range)
      switch change.subject {
      case .registration: result.registrations.add(change, isAccepted: isAccepted)
      case .request: result.requests.add(change, isAccepted: isAccepted)
      case .other: break
      }
    }
    guard generation != .modern else { return nil }
    if let missed = calls.missed(by: changes) { return missed.range.lowerBound }
    return result.registrations.addsUp && result.requests.addsUp ? nil : 0
  }

  private func finished(_ item: Work) -> FileResult {
    var result = item.result
    for suppression in item.suppressions {
      for rule in suppression.rules
      where !item.usedSuppressions.contains("\(suppression.rules) \(rule)") {
        result.unusedSuppressions.append((suppression.line, rule))
      }
      for word in suppression.unknownWords {
        result.unusedSuppressions.append((suppression.line, word))
      }
    }
    return result
  }
}

/// Maps on all cores, and keeps the order.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ progress: (@Sendable (Int, Int) -> Void)? = nil,
  _ transform: @Sendable @escaping (Element) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    for (position, element) in elements.enumerated() {
      group.addTask { (position, transform(element)) }
    }
    var results = [Result?](repeating: nil, count: elements.count)
    var count = 0
    for await (position, result) in group {
      results[position] = result
      count += 1
      progress?(count, elements.count)
    }
    return results.compactMap(\.self)
  }
}
