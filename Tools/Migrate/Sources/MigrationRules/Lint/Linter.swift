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
    let module: String
    var source: SourceText?
    var declarations: FileDeclarations?
    var spoken: SpokenGenerations?
    var suppressions: [Suppression] = []
    var defect: LintGap?
    var setsLifetimes = false
    /// The names of members whose functions register, load or request.
    var calls: [String: Int] = [:]
    /// Whether no word of the file has to do with containers: it only declares.
    var isPlain = false
    /// The source of a plain file without what declares nothing; nil if no index keeps it.
    var kept: [UInt8]?

    var requesters: Set<String> = []

    var registers: Bool { calls["register"] != nil || calls["append"] != nil }
    var directory: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
  }

  /// Reads all files together, and checks the containers that they make.
  ///
  /// - Parameter files: The paths, as findings tell them, and the bytes.
  /// - Returns: What the rules found, and what they could not see.
  package func report(_ files: [(path: String, bytes: [UInt8])]) async -> LintReport {
    var index: LintIndex?
    return await report(files, &index)
  }

  /// Does the same with what an index keeps of earlier runs, and keeps what this run reads.
  package func report(_ files: [(path: String, bytes: [UInt8])], _ kept: inout LintIndex?) async
    -> LintReport
  {
    let read = await concurrentMap(files) { [kept] in Self.read($0.path, $0.bytes, kept) }
    for (file, given) in zip(read, files) {
      if let declarations = file.kept { kept?.keep(declarations, of: given.bytes) }
    }
    var index = SourceIndex()
    for file in read { file.declarations.map { index.merge($0) } }
    for file in read { file.declarations.map { index.mergeExtensions(of: $0) } }
    for file in read { file.declarations.map { index.mergePaths(of: $0, module: file.module) } }
    for file in read {
      file.declarations.map { index.mergeOtherExtensions(of: $0, module: file.module) }
    }
    var state = LintState()
    let generations = Self.generations(of: read, &state)
    // The value of one may be another one.
    for _ in 0..<2 {
      let types = ExpressionTypes(
        index: index, generation: generations.lazy.compactMap(\.self).first ?? .modern)
      let names = LintTypes(index: index)
      index.infer { names.type(of: $0.withoutTry, types) }
    }
    let containerTypes = Generation.allCases.reduce(into: Set()) { $0.formUnion($1.containerTypes) }
    let typeNames = containerTypes.union(
      index.aliases.filter { containerTypes.contains($0.value.baseType) }.keys)
    let containerNames = index.names(mentioning: typeNames)
    let setting = UnitCollector.Setting(
      names: LintTypes(index: index),
      extensions: read.reduce(into: [:]) { result, file in
        file.source.map { BuilderExtensions.add($0.tree, to: &result) }
      },
      defaultIsKnown: !read.contains(where: \.setsLifetimes),
      containerNames: containerNames,
      typeNames: typeNames,
      takers: index.names(takingFunctionsOf: typeNames),
      requesters: read.reduce(into: []) { $0.formUnion($1.requesters) })
    let words = WordFinder(containerNames.union(setting.requesters).union(setting.takers))
    let work = read.indices.map { ($0, read[$0], generations[$0], files[$0].bytes) }
    let collected = await concurrentMap(work) { [index] position, file, generation, bytes in
      guard let generation, !file.isPlain || words.findsWord(in: bytes),
        let source = file.kept == nil ? file.source : try? SourceText(bytes)
      else { return [RegistrationUnit.Key: RegistrationUnit]() }
      return UnitCollector(
        source, path: file.path, module: file.module, file: position,
        usesLibrary: file.spoken?.usesContainer == true,
        ExpressionTypes(index: index, generation: generation), setting
      ).units
    }
    var units: [RegistrationUnit.Key: RegistrationUnit] = [:]
    for file in collected {
      for (key, unit) in file { units[key, default: RegistrationUnit()].merge(unit) }
    }
    // What can't be read may register anything.
    let plain = Set(read.filter(\.isPlain).map(\.path))
    let unread = state.gaps.filter { !plain.contains($0.place.file) }
    for case .made(let file, let offset) in Array(units.keys) {
      units[.made(file: file, offset: offset)]?.openings += unread
    }
    state.check(RegistrationUnits(units, setting.names), setting.names)
    return LintReport(
      state,
      suppressions: Dictionary(read.map { ($0.path, $0.suppressions) }) { first, _ in first })
  }

  /// A file with none of these has nothing to do with containers, but for what other files declare.
  private static let words = WordFinder(
    SpokenGenerations.names.union([
      "DITranquillity", "DIContainer", "DIContainerBuilder", "DIScope", "Resolved", "ResolvedModel",
      "defaultLifeTime", "lifeTime", "lint", "register", "register1", "registerStoryboard",
      "resolve", "resolveMany", "resolved", "resolvedMany",
    ]).union(Generation.allCases.flatMap(\.moduleNames)))

  private static func read(_ path: String, _ bytes: [UInt8], _ kept: LintIndex?) -> File {
    let directory = SourceModule.directory(of: path)
    var file = File(
      path: path, module: directory.split(separator: "/").last.map(String.init) ?? "")
    file.kept = kept?.declarations(of: bytes)
    file.isPlain = file.kept != nil || !words.findsWord(in: bytes)
    let start = LintPlace(file: path, line: 1, column: 1)
    do throws(SourceText.Defect) {
      let source = try SourceText(file.kept ?? bytes)
      file.source = source
      file.declarations = FileDeclarations(source.tree)
      let spoken = SpokenGenerations(source.tree)
      file.spoken = spoken
      file.isPlain = file.isPlain && !spoken.usesContainer
      guard !file.isPlain else {
        if kept != nil, file.kept == nil { file.kept = source.declarationsOnly }
        return file
      }
      file.suppressions = Suppression.all(of: .lint, in: source)
      let finder = RequesterFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      file.requesters = finder.names
      for token in source.tree.tokens(viewMode: .sourceAccurate) where token.isMemberName {
        file.setsLifetimes =
          file.setsLifetimes || ["lifeTime", "defaultLifeTime"].contains(token.text)
        if ["register", "append", "resolve"].contains(token.text) {
          file.calls[token.text, default: 0] += 1
        }
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

  /// The generation of each file; nil if it has none, or can't be known.
  private static func generations(of files: [File], _ state: inout LintState) -> [Generation?] {
    let telling = files.filter { $0.spoken?.isSilent == false }
    let directories = Dictionary(grouping: telling, by: \.directory)
    return files.map { file in
      if let defect = file.defect { state.gaps.append(defect) }
      guard let spoken = file.spoken else { return nil }
      var reason = "the file names several generations"
      if !spoken.isMixed {
        let groups = [directories[file.directory] ?? [], telling].map { $0.compactMap(\.spoken) }
        if let generation = spoken.generation(among: groups) { return generation }
        reason = "the sources don't tell the generation of the file"
      }
      guard spoken.usesContainer, file.registers else { return nil }
      state.gaps.append(
        LintGap(place: LintPlace(file: file.path, line: 1, column: 1), reason: reason))
      state.unreadRegistrations += file.calls["register"] ?? 0
      state.unreadRequests += file.calls["resolve"] ?? 0
      return nil
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
    let statements = function.body?.statements
    var expression = statements?.count == 1 ? statements?.returnedValue : nil
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
