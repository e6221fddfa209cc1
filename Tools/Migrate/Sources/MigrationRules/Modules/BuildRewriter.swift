import SwiftSyntax

/// Writes `let scope = try builder.build()`: the builder is the container already.
struct BuildRewriter {
  let types: ExpressionTypes
  let graph: RegistrationGraph
  let source: SourceText
  let localBuilders: LocalBuilders
  /// Those at the top of the file that other files may use.
  let sharedBuilders: Set<String>

  private func rule(_ name: Rule.Name) -> Rule.ID { Rule.ID(types.generation, name) }

  func change(of call: FunctionCallExprSyntax) -> Change? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "build",
      call.arguments.isEmpty, let base = member.base, types.isBuilder(base)
    else { return nil }
    let marked = call.parent?.as(TryExprSyntax.self)
    let value = marked.map { ExprSyntax($0) } ?? ExprSyntax(call)
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let item = statement(of: Syntax(call)),
      marked?.questionOrExclamationMark?.tokenKind != .postfixQuestionMark,
      let indentation = source.indentation(before: item.textStart), isOwned(name, before: item),
      !isUsed(name, apartFrom: item),
      isWhole(value, of: item), !isCaught(Syntax(call), mark: marked)
    else { return .remark(rule(.sharedBuilder), at: call) }
    guard !graph.buildMayFail(of: localBuilders.builder(base)) else {
      return .remark(rule(.sharedBuilder), at: call, "an eager single that may fail to be made")
    }
    var change = Change(at: call)
    let eager = "\(name).initializeSingletonObjects()"
    if item.item.id == Syntax(value).id || item.trimmedDescription.hasPrefix("_ = ") {
      change.edit(item, eager, rule(.build))
      return change
    }
    change.edit(at: item.textStart, eager + source.newline + indentation, rule(.build))
    change.edit(value, name, nil)
    return change
  }

  private func statement(of node: Syntax) -> CodeBlockItemSyntax? {
    sequence(first: node, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
  }

  /// Whether the builder is a constant of the same block: nobody else can register anything.
  private func isOwned(_ name: String, before item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SourceFileSyntax.self) == false || !sharedBuilders.contains(name)
    else { return false }
    return list.contains { other in
      guard other.position < item.position, let variable = other.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "let"
      else { return false }
      return variable.bindings.contains {
        $0.pattern.trimmedDescription == name
          && $0.initializer?.value.trimmedDescription.hasPrefix("DIContainerBuilder(") == true
      }
    }
  }

  /// Whether code that runs after the statement uses the builder: what follows, and functions that stand before.
  private func isUsed(_ name: String, apartFrom item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return true }
    return list.contains { other in
      guard other.id != item.id else { return false }
      return other.mentions(of: name).contains {
        (other.position > item.position || $0.mayRunLater(in: other))
          && !types.isDeclared(name, around: $0, below: Syntax(list))
      }
    }
  }

  /// Whether the call is the whole value of a declaration, an assignment or `return`.
  private func isWhole(_ value: ExprSyntax, of item: CodeBlockItemSyntax) -> Bool {
    if item.item.id == Syntax(value).id { return true }
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.count == 1
        && variable.bindings.first?.initializer?.value.id == value.id
    }
    if let statement = item.item.as(ReturnStmtSyntax.self) {
      return statement.expression?.id == value.id
    }
    guard let elements = item.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else {
      return false
    }
    return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
      && elements[2].id == value.id
  }

  private func isCaught(_ node: Syntax, mark: TryExprSyntax?) -> Bool {
    guard mark?.questionOrExclamationMark == nil else { return false }
    return node.mayBeCaught(types.index)
  }
}

extension Syntax {
  /// Whether it is part of a function, an accessor, or a closure that a variable keeps.
  fileprivate func mayRunLater(in item: CodeBlockItemSyntax) -> Bool {
    sequence(first: self, next: \.parent).prefix { $0.id != Syntax(item).id }.contains {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(MemberBlockSyntax.self)
        || $0.is(ClosureExprSyntax.self) && $0.parent?.is(InitializerClauseSyntax.self) == true
    }
  }
}
