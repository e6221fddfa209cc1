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
    var suppressions: [LintSuppression] = []
    var defect: LintGap?
    var setsLifetimes = false
    /// The names of members whose functions register, load or request.
    var calls: [String: Int] = [:]

    var registers: Bool { calls["register"] != nil || calls["append"] != nil }
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
    for file in read { file.declarations.map { index.mergePaths(of: $0, module: file.module) } }
    for file in read {
      file.declarations.map { index.mergeOtherExtensions(of: $0, module: file.module) }
    }
    var state = LintState()
    let generations = read.map { Self.generation(of: $0, among: read, &state) }
    // The value of one may be another one.
    for _ in 0..<2 {
      let types = ExpressionTypes(
        index: index, generation: generations.lazy.compactMap(\.self).first ?? .modern)
      let names = LintTypes(index: index)
      index.infer { names.type(of: $0.withoutTry, types) }
    }
    let setting = UnitCollector.Setting(
      names: LintTypes(index: index),
      extensions: read.reduce(into: [:]) { result, file in
        file.source.map { BuilderExtensions.add($0.tree, to: &result) }
      },
      defaultIsKnown: !read.contains(where: \.setsLifetimes),
      containerNames: index.names(
        ofTypes: Generation.allCases.reduce(into: []) { $0.formUnion($1.containerTypes) }))
    let work = read.indices.map { ($0, read[$0], generations[$0]) }
    let collected = await concurrentMap(work) { [index] position, file, generation in
      guard let source = file.source, let generation else {
        return [RegistrationUnit.Key: RegistrationUnit]()
      }
      return UnitCollector(
        source, path: file.path, module: file.module, file: position,
        ExpressionTypes(index: index, generation: generation), setting
      ).units
    }
    var units: [RegistrationUnit.Key: RegistrationUnit] = [:]
    for file in collected {
      for (key, unit) in file { units[key, default: RegistrationUnit()].merge(unit) }
    }
    state.check(RegistrationUnits(units, setting.names), setting.names)
    return LintReport(
      state,
      suppressions: Dictionary(read.map { ($0.path, $0.suppressions) }) { first, _ in first })
  }

  private static func read(_ path: String, _ bytes: [UInt8]) -> File {
    let directory = SourceModule.directory(of: path)
    var file = File(
      path: path, module: directory.split(separator: "/").last.map(String.init) ?? "")
    let start = LintPlace(file: path, line: 1, column: 1)
    do throws(SourceText.Defect) {
      let source = try SourceText(bytes)
      file.source = source
      file.declarations = FileDeclarations(source.tree)
      file.spoken = SpokenGenerations(source.tree)
      file.suppressions = LintSuppression.all(in: source)
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

  /// The generation of a file; nil if it has none, or can't be known.
  private static func generation(of file: File, among all: [File], _ state: inout LintState)
    -> Generation?
  {
    if let defect = file.defect { state.gaps.append(defect) }
    guard let spoken = file.spoken else { return nil }
    let start = LintPlace(file: file.path, line: 1, column: 1)
    var reason = "the file names several generations"
    if !spoken.isMixed {
      let directory = file.directory
      let groups = [all.filter { $0.directory == directory }, all].map { $0.compactMap(\.spoken) }
      if let generation = spoken.generation(among: groups) { return generation }
      reason = "the sources don't tell the generation of the file"
    }
    guard spoken.usesContainer, file.registers else { return nil }
    state.gaps.append(LintGap(place: start, reason: reason))
    state.unreadRegistrations += file.calls["register"] ?? 0
    state.unreadRequests += file.calls["resolve"] ?? 0
    return nil
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
