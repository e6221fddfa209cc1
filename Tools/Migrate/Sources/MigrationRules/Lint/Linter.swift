import SwiftSyntax

/// Checks the graphs of containers from their sources, without building them.
///
/// ```swift
/// let report = await Linter().report(try SourceFiles.read(["Sources"]))
/// ```
package struct Linter: Sendable {
  package init() {}

  private struct File: Sendable {
    let path: String
    var source: SourceText?
    var declarations: FileDeclarations?
    var spoken: SpokenGenerations?
    var suppressions: [LintSuppression] = []
    var defect: LintGap?
    var setsLifetimes = false
    /// Whether it calls functions of the names by which components are registered or loaded.
    var registers = false

    var directory: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
  }

  /// Reads all files together, and checks the containers that they make.
  ///
  /// - Parameter files: The paths, as findings tell them, and the bytes.
  /// - Returns: What the rules found, and what they could not see.
  package func report(_ files: [(path: String, bytes: [UInt8])]) async -> LintReport {
    let read = await concurrentMap(files) { Self.read($0.path, $0.bytes) }
    var index = SourceIndex()
    for file in read { file.declarations.map { index.merge($0) } }
    for file in read { file.declarations.map { index.mergeExtensions(of: $0) } }
    var gaps = read.compactMap(\.defect)
    let generations = read.map { Self.generation(of: $0, among: read, &gaps) }
    let names = LintTypes(index: index)
    let extensions = read.reduce(into: [String: [RegistrationChain.Link]]()) { result, file in
      file.source.map { BuilderExtensions.add($0.tree, to: &result) }
    }
    let defaultIsKnown = !read.contains(where: \.setsLifetimes)
    var units: [RegistrationUnit.Key: RegistrationUnit] = [:]
    var unknownReceivers: [LintGap] = []
    let work = read.indices.map { ($0, read[$0], generations[$0]) }
    let collected = await concurrentMap(work) { [index, extensions] position, file, generation in
      guard let source = file.source, let generation else { return CollectedUnits() }
      let collector = UnitCollector(
        source, path: file.path, file: position,
        ExpressionTypes(index: index, generation: generation), names,
        extensions: extensions, defaultIsKnown: defaultIsKnown)
      return CollectedUnits(units: collector.units, gaps: collector.gaps)
    }
    for file in collected {
      unknownReceivers += file.gaps
      for (key, unit) in file.units { units[key, default: RegistrationUnit()].merge(unit) }
    }
    gaps += unknownReceivers
    openReturned(&units, unknownReceivers)
    return check(units, names, gaps, read)
  }

  private struct CollectedUnits: Sendable {
    var units: [RegistrationUnit.Key: RegistrationUnit] = [:]
    var gaps: [LintGap] = []
  }

  private static func read(_ path: String, _ bytes: [UInt8]) -> File {
    var file = File(path: path)
    let start = LintPlace(file: path, line: 1, column: 1)
    do throws(SourceText.Defect) {
      let source = try SourceText(bytes)
      file.source = source
      file.declarations = FileDeclarations(source.tree)
      file.spoken = SpokenGenerations(source.tree)
      file.suppressions = LintSuppression.all(in: source)
      file.setsLifetimes = source.tree.tokens(viewMode: .sourceAccurate).contains {
        ["lifeTime", "defaultLifeTime"].contains($0.text) && $0.isMemberName
      }
      file.registers = source.tree.tokens(viewMode: .sourceAccurate).contains {
        ["register", "append"].contains($0.text) && $0.isMemberName
      }
    } catch {
      var place = start
      if case .doesNotParse(let line, _) = error {
        place = LintPlace(file: path, line: line, column: 1)
      }
      file.defect = LintGap(place: place, reason: "the file can't be read: \(error)")
    }
    return file
  }

  /// The generation of a file; nil if it has none, or can't be known.
  private static func generation(of file: File, among all: [File], _ gaps: inout [LintGap])
    -> Generation?
  {
    guard let spoken = file.spoken, spoken.usesContainer else { return nil }
    let start = LintPlace(file: file.path, line: 1, column: 1)
    guard !spoken.isMixed else {
      guard file.registers else { return nil }
      gaps.append(LintGap(place: start, reason: "the file names several generations"))
      return nil
    }
    let directory = file.directory
    let groups = [all.filter { $0.directory == directory }, all].map { $0.compactMap(\.spoken) }
    if let generation = spoken.generation(among: groups) { return generation }
    guard file.registers else { return nil }
    gaps.append(LintGap(place: start, reason: "the sources don't tell the generation of the file"))
    return nil
  }

  /// What a function returns gets the registrations of those who call it.
  private func openReturned(
    _ units: inout [RegistrationUnit.Key: RegistrationUnit], _ unknown: [LintGap]
  ) {
    var others = unknown
    for (key, unit) in units where !unit.isRoot {
      if case .parameter = key { continue }
      for step in unit.steps {
        switch step {
        case .component(let component):
          others.append(LintGap(place: component.place, reason: ""))
        case .load(let load): others.append(LintGap(place: load.place, reason: ""))
        }
      }
    }
    guard let first = others.min(by: { $0.place < $1.place }) else { return }
    for (key, unit) in units where unit.isRoot && (unit.isReturned || key.isShared) {
      units[key]?.openings.append(
        LintGap(place: first.place, reason: "other code may register into the container, too"))
    }
  }

  private func check(
    _ units: [RegistrationUnit.Key: RegistrationUnit], _ names: LintTypes, _ gaps: [LintGap],
    _ files: [File]
  ) -> LintReport {
    var gaps = gaps
    var findings: [LintFinding] = []
    var reached: Set<RegistrationUnit.Key> = []
    for (key, unit) in units where unit.isRoot {
      let container = LintedContainer(key, units, names)
      reached.formUnion(container.loaded)
      let graph = LintedGraph(container)
      gaps += graph.gaps
      guard let opening = container.openings.first else {
        findings += graph.findings
        continue
      }
      gaps += container.openings
      gaps += graph.findings.map {
        LintGap(
          place: $0.place,
          cause: "\(opening.reason) (\(opening.place.file):\(opening.place.line))",
          hidden: "\($0.message) [\($0.code)]")
      }
    }
    for (key, unit) in units {
      gaps += unit.ownGaps
      guard !reached.contains(key) else { continue }
      gaps += unit.components.map {
        LintGap(place: $0.place, reason: "no container of the given sources loads the registration")
      }
    }
    return LintReport(
      findings, gaps,
      suppressions: Dictionary(files.map { ($0.path, $0.suppressions) }) { first, _ in first })
  }
}

extension RegistrationUnit {
  fileprivate var components: [LintComponent] {
    steps.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// What can't be known about its components.
  fileprivate var ownGaps: [LintGap] {
    components.flatMap { component in
      component.gaps
        + (component.isConditional
          ? [LintGap(place: component.place, reason: "it is registered in some runs only")] : [])
    }
  }
}

/// The methods that the sources add to registrations of the modern generation.
private enum BuilderExtensions {
  static func add(_ tree: SourceFileSyntax, to result: inout [String: [RegistrationChain.Link]]) {
    for item in tree.statements {
      guard let declaration = item.item.as(ExtensionDeclSyntax.self),
        declaration.extendedType.trimmedDescription == "DIComponentBuilder"
      else { continue }
      for member in declaration.memberBlock.members {
        guard let function = member.decl.as(FunctionDeclSyntax.self),
          function.signature.parameterClause.parameters.isEmpty,
          let links = links(of: function)
        else { continue }
        result[function.name.text] = links
      }
    }
  }

  /// The calls of a body that is nothing else, such as `lifetime(.single)` or `self.root().default()`.
  private static func links(of function: FunctionDeclSyntax) -> [RegistrationChain.Link]? {
    guard let statements = function.body?.statements, statements.count == 1,
      let item = statements.first?.item
    else { return nil }
    var expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    var result: [RegistrationChain.Link] = []
    while let call = expression?.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        result.insert(
          RegistrationChain.Link(
            name: member.declName.baseName.text, period: member.period, call: call), at: 0)
        expression = member.base
        if member.base == nil || member.base?.trimmedDescription == "self" { return result }
      } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        result.insert(
          RegistrationChain.Link(name: name.baseName.text, period: name.baseName, call: call), at: 0
        )
        return result
      } else {
        return nil
      }
    }
    return nil
  }
}
