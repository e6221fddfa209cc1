import SwiftSyntax

/// A choice of the running program on which it depends whether a statement runs.
struct LintCondition: Hashable, Sendable {
  /// The file and the offset of the statement that chooses.
  let file: Int
  let offset: Int
  var branch = 0
  /// The number of branches, one of which runs; nil if none of them may run.
  var branches: Int?
  /// Whether the code counts as run: a function that nobody but the sources of the app calls.
  var isAssumed = false
  /// Whether it is a loop, which runs for each element of something.
  var isLoop = false

  func excludes(_ other: LintCondition) -> Bool {
    (file, offset) == (other.file, other.offset) && branch != other.branch
  }
}

/// When something is there: in each run in which all conditions of one of its alternatives hold.
struct LintPresence: Hashable, Sendable {
  private(set) var alternatives: [Set<LintCondition>]

  static let always = LintPresence([[]])

  init(_ alternatives: [Set<LintCondition>]) { self.alternatives = alternatives }

  /// Adds an alternative; returns whether it tells more than the others.
  mutating func add(_ alternative: Set<LintCondition>) -> Bool {
    guard alternatives.count < 8, !alternatives.contains(where: { $0.isSubset(of: alternative) })
    else { return false }
    alternatives.append(alternative)
    return true
  }

  /// When both are there.
  func and(_ conditions: Set<LintCondition>) -> LintPresence {
    LintPresence(alternatives.map { $0.union(conditions) })
  }

  /// Whether no run has both.
  func excludes(_ other: LintPresence) -> Bool {
    alternatives.allSatisfy { own in
      other.alternatives.allSatisfy { other in
        own.contains { condition in other.contains { $0.excludes(condition) } }
      }
    }
  }

  /// Whether at least one of some others is there in each run that has this.
  func isServed(by others: [LintPresence]) -> Bool {
    alternatives.allSatisfy { own in
      Self.isCovered(
        others.flatMap(\.alternatives).compactMap { other in
          other.contains { condition in own.contains { $0.excludes(condition) } }
            ? nil : other.filter { !own.contains($0) && !$0.isAssumed }
        })
    }
  }

  /// Whether some alternative holds in each run.
  private static func isCovered(_ alternatives: [Set<LintCondition>], depth: Int = 0) -> Bool {
    if alternatives.contains(where: \.isEmpty) { return true }
    let choices = Set(alternatives.joined()).filter { $0.branches != nil }
    guard depth < 8,
      let choice = choices.min(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }),
      let branches = choice.branches
    else { return false }
    return (0..<branches).allSatisfy { branch in
      var taken = choice
      taken.branch = branch
      return isCovered(
        alternatives.filter { !$0.contains(where: taken.excludes) }.map {
          $0.subtracting([taken])
        }, depth: depth + 1)
    }
  }
}

/// Reads the conditions of statements from the code around them.
final class ConditionReader {
  private let file: Int
  /// The first statement of each block that may end it.
  private var exits: [SyntaxIdentifier: CodeBlockItemSyntax?] = [:]

  init(file: Int) { self.file = file }

  /// The conditions of a node, in the function around it.
  ///
  /// - Parameter key: What holds the container that the node changes.
  func conditions(of node: Syntax, on key: RegistrationUnit.Key) -> Set<LintCondition> {
    var result: Set<LintCondition> = []
    var child = node
    while let parent = child.parent {
      if let condition = choice(parent, child) { result.insert(condition) }
      if let items = parent.as(CodeBlockItemListSyntax.self),
        let exit = firstExit(in: items), exit.position < child.position
      {
        result.insert(at(exit, isAssumed: exit.item.is(GuardStmtSyntax.self)))
      }
      // What others hold, too, gets these components when somebody calls the function.
      if parent.is(FunctionDeclSyntax.self) || parent.is(AccessorBlockSyntax.self) {
        if key.isShared { result.insert(at(parent, isAssumed: true)) }
        return result
      }
      if parent.is(InitializerDeclSyntax.self) {
        let owner = sequence(first: parent, next: \.parent).lazy.compactMap(\.typeDeclarationName)
          .first
        if case .property(owner ?? "", _) = key { return result }
        if key.isShared { result.insert(at(parent, isAssumed: true)) }
        return result
      }
      child = parent
    }
    return result
  }

  private func firstExit(in items: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    if let known = exits[items.id] { return known }
    let found = items.first(where: \.mayExit)
    exits[items.id] = .some(found)
    return found
  }

  private func at(_ node: some SyntaxProtocol, isAssumed: Bool = false) -> LintCondition {
    LintCondition(file: file, offset: node.textStart, isAssumed: isAssumed)
  }

  private func choice(_ parent: Syntax, _ child: Syntax) -> LintCondition? {
    if let statement = parent.as(IfExprSyntax.self) {
      let isElse = statement.elseBody.map { Syntax($0).id == child.id } ?? false
      guard isElse || Syntax(statement.body).id == child.id else { return nil }
      return LintCondition(
        file: file, offset: statement.textStart, branch: isElse ? 1 : 0,
        branches: statement.elseBody == nil ? nil : 2)
    }
    if let list = parent.as(SwitchCaseListSyntax.self) {
      return branch(Array(list).firstIndex { Syntax($0).id == child.id }, of: list.count, list)
    }
    if let list = parent.as(IfConfigClauseListSyntax.self) {
      let isClosed = list.last?.condition == nil
      return branch(
        Array(list).firstIndex { Syntax($0).id == child.id }, of: isClosed ? list.count : nil, list)
    }
    if let statement = parent.as(GuardStmtSyntax.self), Syntax(statement.body).id == child.id {
      return at(statement)
    }
    if let loop = parent.as(ForStmtSyntax.self), Syntax(loop.body).id == child.id {
      let literal = loop.sequence.as(ArrayExprSyntax.self)
      return literal?.elements.isEmpty == false && loop.whereClause == nil
        ? nil
        : LintCondition(file: file, offset: loop.textStart, isLoop: loop.whereClause == nil)
    }
    if parent.is(WhileStmtSyntax.self) { return at(parent) }
    if let closure = parent.as(ClosureExprSyntax.self) {
      return closure.runsAtOnce ? nil : at(closure, isAssumed: true)
    }
    return nil
  }

  private func branch(_ position: Int?, of count: Int?, _ node: some SyntaxProtocol)
    -> LintCondition
  {
    LintCondition(file: file, offset: node.textStart, branch: position ?? 0, branches: count)
  }
}

extension ClosureExprSyntax {
  /// The call that gets the closure, or calls it.
  var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// Functions that call their closures before they return.
  private static let immediate: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "reduce", "withExtendedLifetime", "assumeIsolated",
    "autoreleasepool",
  ]

  /// Whether the code around the closure calls it: `{ … }()`, or `parts.forEach { … }`.
  var runsAtOnce: Bool {
    guard let call else { return false }
    if call.calledExpression.id == ExprSyntax(self).id { return true }
    return call.calledName.map(Self.immediate.contains) == true
  }
}
