import SwiftSyntax

/// Which generations a file speaks, by words that only one of them has.
package struct SpokenGenerations: Sendable, Equatable {
  package private(set) var words: Set<Generation> = []
  /// The generations whose module the file imports by its own name.
  package private(set) var imported: Set<Generation> = []
  package private(set) var importsDITranquillity = false
  /// All modules that the file imports.
  package private(set) var modules: Set<String> = []
  /// Whether a name is qualified by the module of a generation: the file puts several of them together.
  package private(set) var qualifiesNames = false

  init(_ tree: SourceFileSyntax) {
    let finder = GenerationFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    words = finder.words
    imported = finder.imported
    modules = finder.modules
    importsDITranquillity = finder.importsDITranquillity
    qualifiesNames = finder.qualifiesNames
  }

  /// Whether a run from a generation rewrites the file.
  ///
  /// - Parameter others: The generations that all files together speak: they decide about a file without a word
  ///   of its own.
  func speaks(_ generation: Generation, among others: Set<Generation>) -> Bool {
    guard imported.isSubset(of: [generation]), !qualifiesNames else { return false }
    if words.contains(generation) || imported.contains(generation) { return true }
    return words.isEmpty && importsDITranquillity && others.isSubset(of: [generation, .modern])
  }

  /// Whether no word and no import of the file tells its generation.
  var isSilent: Bool { words.isEmpty && imported.isEmpty }

  /// Whether the file puts several generations together.
  var isMixed: Bool { qualifiesNames || imported.count > 1 }

  /// Why no run rewrites the file; nil if there is nothing to tell.
  func obstacle(among all: Set<Generation>) -> String? {
    if isMixed { return "it names the modules of several generations" }
    let isUnclear = words.isEmpty && imported.isEmpty && importsDITranquillity
    return isUnclear && all.isSuperset(of: [.release1, .release2])
      ? "no word tells its generation, and the sources speak several: name it alone" : nil
  }

  /// The old generation for which another run rewrites the file.
  func other(than generation: Generation) -> Generation? {
    words.union(imported).subtracting([generation, .modern]).min { $0.rawValue < $1.rawValue }
  }

  /// The generation of a file: its own words tell it, or those of the files beside it.
  ///
  /// - Parameter groups: Files that tell it together, the nearest first and all at the end.
  /// - Returns: nil if the file speaks several generations, or if nothing tells.
  func generation(among groups: [[SpokenGenerations]]) -> Generation? {
    if let only = imported.first { return only }
    guard words.isEmpty else { return words.count == 1 ? words.first : nil }
    var others: Set<Generation> = []
    for group in groups {
      others = group.reduce(into: []) { $0.formUnion($1.words.union($1.imported)) }
      if others.count == 1 { return others.first }
    }
    return others.isEmpty ? .modern : nil
  }

  /// The one of some generations that the file speaks, whatever else it does; nil if it speaks several of them.
  func only(_ generations: Generation...) -> Generation? {
    let spoken = words.intersection(generations)
    return spoken.count == 1 ? spoken.first : nil
  }

  /// Whether the file has to do with a container at all.
  package var usesContainer: Bool { importsDITranquillity || !imported.isEmpty || !words.isEmpty }

  /// The words that only one generation has.
  static let names = Set(GenerationFinder.types.keys).union(GenerationFinder.methods.keys)

  private final class GenerationFinder: SyntaxVisitor {
    var words: Set<Generation> = []
    var imported: Set<Generation> = []
    var importsDITranquillity = false
    var modules: Set<String> = []
    var qualifiesNames = false

    static let types: [String: Generation] = [
      "DIAssembly": .release1, "DIDynamicAssembly": .release1, "DILazy": .release1,
      "DIScanAssembly": .release1,
      "DIComponentScope": .release2, "DILogEvent": .release2, "DILoggerComposite": .release2,
      "DITypeInfo": .release2,
      "DIPart": .modern, "DIFramework": .modern, "DIComponentBuilder": .modern,
    ]
    static let methods: [String: Generation] = [
      "asType": .release1, "asName": .release1, "asSelf": .release1, "asDefault": .release1,
      "initializerDoesNotNeedToBe": .release1, "instanceSingle": .release1,
      "instanceLazySingle": .release1,
      "instancePerScope": .release1, "instancePerDependency": .release1, "lazyResolve": .release1,
      "dependency": .release1, "initialNotNecessary": .release2, "initialWithArg": .release2,
      "unsafe": .release2,
      "makeGraph": .modern, "initializeSingletonObjects": .modern,
    ]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.path.first?.name.text ?? ""
      modules.insert(name)
      if name == "DITranquillity" { importsDITranquillity = true }
      for generation in Generation.allCases where generation.moduleNames.contains(name) {
        imported.insert(generation)
      }
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if let generation = Self.types[node.name.text] { words.insert(generation) }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      qualify(node.baseType.trimmedDescription)
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self) { qualify(base.baseName.text) }
      return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if ["*!", "**!", "-*", "-*!", "-*?", "-**"].contains(node.operator.text) {
        words.insert(.release1)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == "DIContainer" { words.insert(.modern) }
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
        return .visitChildren
      }
      let name = member.declName.baseName.text
      if let generation = Self.methods[name] { words.insert(generation) }
      switch (
        name, node.arguments.first?.label?.text, node.arguments.first?.expression.trimmedDescription
      ) {
      case ("register", "type", _), ("register", "component", _), ("register", "protocol", _),
        ("set", "name", _),
        ("set", "tag", _), ("set", nil, ".default"), ("as", nil, ".self"),
        ("injection", nil, ".manual"),
        ("injection", nil, ".optional"):
        words.insert(.release2)
      case ("register", "assembly", _): words.insert(.release1)
      case ("append", "part", _), ("append", "framework", _), ("as", "check", _):
        words.insert(.modern)
      default: break
      }
      return .visitChildren
    }

    private func qualify(_ base: String) {
      if Generation.allCases.contains(where: { $0.moduleNames.contains(base) }) {
        qualifiesNames = true
      }
    }
  }
}
