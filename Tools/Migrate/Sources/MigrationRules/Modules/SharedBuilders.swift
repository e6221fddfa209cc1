import SwiftSyntax

/// The builders at the top of `main.swift` that other files use: these may register after `build()`.
enum SharedBuilders {
  /// - Parameters:
  ///   - files: The trees of all files; nil for those that can't be read.
  ///   - isWhole: Whether all files of the module of a file are among them.
  /// - Returns: The names of the builders, by the positions of the files that declare them.
  static func find(
    in files: [SourceFileSyntax?], _ types: ExpressionTypes, isWhole: (Int) -> Bool
  ) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for (position, tree) in files.enumerated() {
      guard let names = tree.map(names), !names.isEmpty else { continue }
      result[position] = names.filter { name in
        !isWhole(position)
          || files.enumerated().contains { other, tree in
            other != position && (tree.map { uses(name, in: $0, types) } ?? true)
          }
      }
    }
    return result
  }

  private static func names(in tree: SourceFileSyntax) -> Set<String> {
    Set(
      tree.statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        .filter {
          $0.initializer?.value.trimmedDescription.hasPrefix("DIContainerBuilder(") == true
        }.map(\.pattern.trimmedDescription))
  }

  /// Whether a file means something by the name that it doesn't declare around the place.
  private static func uses(
    _ name: String, in tree: SourceFileSyntax, _ types: ExpressionTypes
  ) -> Bool {
    tree.mentions(of: name).contains { !types.isDeclared(name, around: $0) }
  }
}

extension SyntaxProtocol {
  /// The expressions that say a name without an owner.
  func mentions(of name: String) -> [Syntax] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == name, !token.isMemberName else { return nil }
      return token.parent?.as(DeclReferenceExprSyntax.self).map(Syntax.init)
    }
  }
}
