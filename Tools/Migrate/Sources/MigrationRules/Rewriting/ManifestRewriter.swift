import SwiftSyntax

/// Gives targets of a manifest the product of another generation, and takes out the flag that named the old one.
struct ManifestRewriter: Sendable {
  struct Target: Sendable {
    let name: String
    /// Relative to the manifest's.
    let directory: String
  }

  struct Result {
    var bytes: [UInt8]
    /// The lines of the targets that were rewritten.
    var lines: [Int] = []
    /// What is left to the user.
    var obstacles: [String] = []
  }

  let generation: Generation
  private let target: Generation

  var rule: Rule.ID { Rule.ID(generation, to: target, .manifest) }

  init(from generation: Generation, to target: Generation) {
    (self.generation, self.target) = (generation, target)
  }

  private var isModern: Bool { target == .modern }
  private var oldProduct: String { "DIv\(generation.rawValue)Compat" }
  private var newProduct: String {
    isModern ? "DITranquillity" : "DIv\(target.rawValue)Compat"
  }
  /// What a flag that names the old module says.
  private var alias: String { "DITranquillity=\(oldProduct)" }

  func targets(of bytes: [UInt8]) -> [Target] {
    calls(in: bytes).map { Target(name: $0.name, directory: $0.directory) }
  }

  /// Rewrites some targets.
  ///
  /// - Parameter names: The targets whose sources are of the other generation now.
  func rewrite(_ bytes: [UInt8], targets names: Set<String>) -> Result {
    var result = Result(bytes: bytes)
    guard !names.isEmpty, let source = try? SourceText(bytes) else { return result }
    var edits: [Edit] = []
    var old: Set<String> = []
    for call in calls(in: source) {
      let finder = TextFinder(viewMode: .sourceAccurate)
      finder.walk(call.node)
      guard finder.texts.contains(where: { $0.text.contains(oldProduct) }) else {
        if names.contains(call.name), source.mentions(oldProduct, outside: calls(in: source)) {
          result.obstacles.append(
            "\(call.name) names \(oldProduct) by a constant: write \(newProduct) there, if nobody else needs it"
          )
        }
        continue
      }
      old.insert(call.name)
      guard names.contains(call.name) else { continue }
      edits += product(in: finder.texts) + flag(in: finder.texts)
      result.lines.append(source.line(at: call.node.textStart))
    }
    if let loop = LoopOfFlags(source.tree, alias: alias) {
      if old.isSubset(of: names), !isModern {
        edits.append(Edit(loop.flag, "\"DITranquillity=\(newProduct)\""))
      } else if old.isSubset(of: names), loop.isAlone {
        edits.append(Edit(loop.item.position.utf8Offset..<loop.item.textRange.upperBound, ""))
      } else {
        result.obstacles.append(
          "line \(source.line(at: loop.item.textStart)) gives a flag to all targets: \(isModern ? "take out" : "replace") \(alias) for \(names.sorted().joined(separator: ", "))"
        )
      }
    }
    guard let written = edits.applied(to: bytes), (try? SourceText(written)) != nil else {
      result.lines = []
      result.obstacles.append("its targets can't be read")
      return result
    }
    result.bytes = written
    return result
  }

  /// The edits that link the new product.
  private func product(in texts: [StringLiteralExprSyntax]) -> [Edit] {
    let links = texts.filter { $0.text == oldProduct }
    let hasNew = texts.contains { ["DIv3", "DITranquillity"].contains($0.text) && $0.isProduct }
    return links.map { link in
      guard hasNew, isModern, let element = link.element(inArgument: "dependencies") else {
        return Edit(link, "\"\(newProduct)\"")
      }
      return removal(of: element)
    }
  }

  /// The edits that take out `-module-alias DITranquillity=DIv1Compat`, or name another module there.
  private func flag(in texts: [StringLiteralExprSyntax]) -> [Edit] {
    guard let text = texts.first(where: { $0.text == alias }) else { return [] }
    guard isModern else { return [Edit(text, "\"DITranquillity=\(newProduct)\"")] }
    guard let element = text.parent?.as(ArrayElementSyntax.self),
      let flags = element.parent?.as(ArrayElementListSyntax.self)
    else { return [] }
    if flags.count == 2, let setting = text.element(inArgument: "swiftSettings") {
      return [removal(of: setting)]
    }
    guard let position = flags.firstIndex(where: { $0.id == element.id }),
      position != flags.startIndex
    else { return [] }
    return [removal(of: flags[flags.index(before: position)], to: element)]
  }

  /// Takes out elements with their commas; the whole argument if there is no other.
  private func removal(of first: ArrayElementSyntax, to last: ArrayElementSyntax? = nil) -> Edit {
    let last = last ?? first
    guard let list = first.parent?.as(ArrayElementListSyntax.self) else { return Edit(first, "") }
    let elements = Array(list)
    let start = elements.firstIndex { $0.id == first.id } ?? 0
    let end = elements.firstIndex { $0.id == last.id } ?? start
    if end + 1 < elements.count {
      return Edit(first.textStart..<elements[end + 1].textStart, "")
    }
    if start > 0 {
      let before = elements[start - 1].expression.textRange.upperBound
      return Edit(before..<last.expression.textRange.upperBound, "")
    }
    guard let argument = list.parent?.parent?.as(LabeledExprSyntax.self),
      let arguments = argument.parent?.as(LabeledExprListSyntax.self).map({ Array($0) }),
      let place = arguments.firstIndex(where: { $0.id == argument.id })
    else { return Edit(first, "") }
    if place + 1 < arguments.count {
      return Edit(argument.textStart..<arguments[place + 1].textStart, "")
    }
    let before = place > 0 ? arguments[place - 1].expression.textRange.upperBound : nil
    return Edit((before ?? argument.textStart)..<argument.expression.textRange.upperBound, "")
  }

  // MARK: Reading

  struct TargetCall {
    let name: String
    let directory: String
    let node: FunctionCallExprSyntax
  }

  private func calls(in bytes: [UInt8]) -> [TargetCall] {
    (try? SourceText(bytes)).map(calls) ?? []
  }

  private func calls(in source: SourceText) -> [TargetCall] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.calls.compactMap { call in
      let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard ["target", "executableTarget", "testTarget"].contains(kind),
        call.parent?.is(ArrayElementSyntax.self) == true,
        call.arguments.count > 1, let name = call.text(of: "name")
      else { return nil }
      let folder = kind == "testTarget" ? "Tests/" : "Sources/"
      return TargetCall(
        name: name, directory: call.text(of: "path") ?? folder + name, node: call)
    }
  }
}

/// `for target in package.targets { target.swiftSettings = [.unsafeFlags([…])] }`.
private struct LoopOfFlags {
  let item: CodeBlockItemSyntax
  let flag: StringLiteralExprSyntax
  /// Whether the loop does nothing else.
  let isAlone: Bool

  init?(_ tree: SourceFileSyntax, alias: String) {
    for item in tree.statements where item.item.is(ForStmtSyntax.self) {
      let finder = TextFinder(viewMode: .sourceAccurate)
      finder.walk(item)
      guard let flag = finder.texts.first(where: { $0.text == alias }) else { continue }
      self.item = item
      self.flag = flag
      isAlone =
        item.item.as(ForStmtSyntax.self)?.body.statements.count == 1 && finder.texts.count == 2
      return
    }
    return nil
  }
}

private final class TextFinder: SyntaxVisitor {
  private(set) var texts: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    texts.append(node)
    return .skipChildren
  }
}

extension StringLiteralExprSyntax {
  fileprivate var text: String { segments.trimmedDescription }

  /// Whether the text is that of an argument of `.product(name:)`.
  fileprivate var isProduct: Bool {
    parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text == "product"
      && parent?.as(LabeledExprSyntax.self)?.label?.text == "name"
  }

  /// The element that holds the text, of the list that an argument is.
  fileprivate func element(inArgument label: String) -> ArrayElementSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
      $0.as(ArrayElementSyntax.self)
    }.first {
      $0.parent?.parent?.parent?.as(LabeledExprSyntax.self)?.label?.text == label
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate func text(of label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?.text
  }
}

extension SourceText {
  /// Whether a text stands somewhere besides in some targets.
  fileprivate func mentions(_ text: String, outside targets: [ManifestRewriter.TargetCall]) -> Bool
  {
    let finder = TextFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.texts.contains { literal in
      literal.text.contains(text)
        && !targets.contains { $0.node.textRange.contains(literal.textStart) }
    }
  }
}
