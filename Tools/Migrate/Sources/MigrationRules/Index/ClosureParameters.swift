import SwiftSyntax

/// The parameters of a closure, named or by their numbers.
struct ClosureParameters {
  /// The names; those of numbered parameters are `$0` and so on.
  let names: [String]
  /// The types that the closure states.
  let types: [String?]
  let isNumbered: Bool

  var count: Int { names.count }

  init(_ closure: ClosureExprSyntax) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters):
      names = parameters.map(\.name.text)
      types = names.map { _ in nil }
      isNumbered = false
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      types = clause.parameters.map { $0.type?.trimmedDescription }
      isNumbered = false
    case nil:
      let highest = Self.highestNumber(in: closure)
      names = (0..<highest + 1).map { "$\($0)" }
      types = names.map { _ in nil }
      isNumbered = true
    }
  }

  func position(of name: String) -> Int? { names.firstIndex(of: name) }

  private static func highestNumber(in closure: ClosureExprSyntax) -> Int {
    let finder = NumberFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder.highest
  }

  private final class NumberFinder: SyntaxVisitor {
    var highest = -1

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.hasPrefix("$"), let number = Int(node.baseName.text.dropFirst()) {
        highest = max(highest, number)
      }
      return .skipChildren
    }

    // The numbers in a closure inside of this one are its own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
