import SwiftSyntax

/// A class that registers components, or lists others that do.
struct ModuleDeclaration {
  enum Kind {
    /// `DIModule` of release 1, `DIComponent` of release 2: it has `load(builder:)`.
    case part
    /// `DIAssembly` of release 1, `DIModule` of release 2: it has lists.
    case framework
  }

  enum Obstacle: Error {
    case storedProperties
    case notWritable(String)
  }

  /// A property that lists modules.
  struct List {
    let declaration: VariableDeclSyntax
    let name: String
    let types: [String]
  }

  let kind: Kind
  let node: ClassDeclSyntax
  let protocolType: InheritedTypeSyntax
  let generation: Generation

  var name: String { node.name.text }

  init?(_ node: ClassDeclSyntax, _ generation: Generation) {
    let kinds: [String: Kind] =
      generation == .release1
      ? ["DIModule": .part, "DIAssembly": .framework, "DIDynamicAssembly": .framework]
      : ["DIComponent": .part, "DIModule": .framework]
    guard let clause = node.inheritanceClause,
      let inherited = clause.inheritedTypes.first(where: {
        kinds[$0.type.trimmedDescription] != nil
      })
    else { return nil }
    kind = kinds[inherited.type.trimmedDescription]!
    protocolType = inherited
    self.node = node
    self.generation = generation
  }

  /// The names of properties that the modern generation does not need.
  var droppedProperties: Set<String> {
    switch (generation, kind) {
    case (.release2, .part): ["scope"]
    case (.release2, .framework): ["components", "dependencies"]
    case (_, .framework):
      ["publicModules", "internalModules", "dependencies", "dynamicDeclarations"]
    default: []
    }
  }

  var load: FunctionDeclSyntax? {
    node.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == "load" && $0.signature.parameterClause.parameters.count == 1
        && $0.signature.parameterClause.parameters.first?.firstName.text == "builder"
    }
  }

  /// The methods that `load` calls, which become static with it.
  var methods: [FunctionDeclSyntax] {
    node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
      !$0.modifiers.contains { $0.name.text == "static" }
    }
  }

  /// Why the class can't be written as a part or a framework; nil if it can.
  var obstacle: Obstacle? {
    if node.inheritanceClause?.inheritedTypes.contains(where: {
      ["DIScanned", "DIDynamicAssembly"].contains($0.type.trimmedDescription)
    }) == true {
      return .notWritable("scanning and dynamic assemblies")
    }
    if node.genericParameterClause != nil { return .notWritable("a generic class") }
    for member in node.memberBlock.members {
      if let found = obstacle(in: member.decl) { return found }
    }
    if kind == .part, load == nil { return .notWritable("no load(builder:)") }
    if kind == .framework, lists == nil {
      return .notWritable("lists that are not literals of modules without parameters")
    }
    return nil
  }

  private func obstacle(in declaration: DeclSyntax) -> Obstacle? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if variable.modifiers.contains(where: { $0.name.text == "static" }) { return nil }
      let names = variable.bindings.map { $0.pattern.trimmedDescription }
      return names.allSatisfy(droppedProperties.contains) ? nil : .storedProperties
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let isEmpty =
        initializer.signature.parameterClause.parameters.isEmpty
        && initializer.body?.statements.isEmpty == true
      return isEmpty ? nil : .storedProperties
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let modifiers = Set(function.modifiers.map(\.name.text))
      if modifiers.contains("static") { return nil }
      let usesSelf = function.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.self) && !$0.isMemberName
      }
      if usesSelf || modifiers.contains("override") {
        return .notWritable("a method that uses self, or overrides")
      }
      let isOwn =
        function.id == load?.id || !modifiers.isDisjoint(with: ["private", "fileprivate"])
      return isOwn ? nil : .notWritable("further methods")
    }
    if declaration.is(IfConfigDeclSyntax.self) { return .notWritable("`#if` among its members") }
    return nil
  }

  /// The lists, in the order in which old builders load them; nil if one of them can't be read.
  var lists: [List]? {
    let order =
      generation == .release1
      ? ["publicModules", "internalModules", "dependencies", "dynamicDeclarations"]
      : ["components", "dependencies"]
    var result: [List] = []
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first
      else { continue }
      let name = binding.pattern.trimmedDescription
      guard order.contains(name) else { continue }
      guard let types = Self.types(in: binding) else { return nil }
      if name == "dynamicDeclarations", !types.isEmpty { return nil }
      result.append(List(declaration: variable, name: name, types: types))
    }
    return result.sorted { order.firstIndex(of: $0.name)! < order.firstIndex(of: $1.name)! }
  }

  private static func types(in binding: PatternBindingSyntax) -> [String]? {
    guard let array = binding.onlyValue?.as(ArrayExprSyntax.self) else { return nil }
    var result: [String] = []
    for element in array.elements {
      guard let call = element.expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.trailingClosure == nil, let type = ExprSyntax(call).constructedType
      else { return nil }
      result.append(type)
    }
    return result
  }
}

extension TokenSyntax {
  /// Whether the token is the member after a period, as in `Cat.self`.
  var isMemberName: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }
}

/// The modules of all sources: which of them become parts and frameworks.
struct ModuleIndex: Sendable {
  /// The names of those that can be written, and what they become.
  private(set) var parts: Set<String> = []
  private(set) var frameworks: Set<String> = []
  /// Frameworks that others depend on, with internal modules, which old builders don't load for them.
  private(set) var hidden: Set<String> = []
  /// For each part the frameworks that list it.
  private var owners: [String: Set<String>] = [:]
  /// The modules in the lists of all assemblies, by the names of the lists.
  private(set) var listed: [String: Set<String>] = [:]
  /// Assemblies with a list that is no literal of modules without parameters.
  private(set) var unreadableAssemblies: Set<String> = []
  private(set) var assembliesWithoutInternals: Set<String> = []

  /// What one class tells.
  struct Entry: Sendable {
    let name: String
    let isPart: Bool
    let isWritable: Bool
    let lists: [String: [String]]
    var hasUnreadableLists = false
  }

  init() {}

  /// - Parameters:
  ///   - entries: What the classes tell.
  ///   - superclasses: The classes from which others inherit: a static method can't be overridden by theirs.
  init(_ entries: [Entry], superclasses: Set<String>) {
    let entries = entries.map { entry in
      Entry(
        name: entry.name, isPart: entry.isPart,
        isWritable: entry.isWritable && !superclasses.contains(entry.name), lists: entry.lists,
        hasUnreadableLists: entry.hasUnreadableLists)
    }
    for list in entries.flatMap(\.lists) { listed[list.key, default: []].formUnion(list.value) }
    unreadableAssemblies = Set(entries.filter(\.hasUnreadableLists).map(\.name))
    assembliesWithoutInternals = Set(
      entries.filter { !$0.isPart && $0.lists["internalModules"] == [] }.map(\.name))
    parts = Set(entries.filter { $0.isPart && $0.isWritable }.map(\.name))
    let dependencies = Set(entries.flatMap { $0.lists["dependencies"] ?? [] })
    hidden = Set(
      entries.filter {
        !($0.lists["internalModules"] ?? []).isEmpty && dependencies.contains($0.name)
      }.map(\.name))
    var frameworks = entries.filter { !$0.isPart && $0.isWritable && !hidden.contains($0.name) }
    // A framework can be written only if all that it lists can.
    while true {
      let names = Set(frameworks.map(\.name))
      let left = frameworks.filter { framework in
        framework.lists.allSatisfy { list, types in
          types.allSatisfy { list == "dependencies" ? names.contains($0) : parts.contains($0) }
        }
      }
      if left.count == frameworks.count { break }
      frameworks = left
    }
    self.frameworks = Set(frameworks.map(\.name))
    for framework in frameworks {
      for (list, types) in framework.lists where list != "dependencies" {
        for type in types { owners[type, default: []].insert(framework.name) }
      }
    }
  }

  /// The framework that a part belongs to, if it is one only.
  func framework(of part: String) -> String? {
    owners[part].flatMap { $0.count == 1 ? $0.first : nil }
  }
}

extension ModuleIndex.Entry {
  /// A part or framework that is modern already; nil for any other class.
  init?(modern node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isPart = inherited.contains("DIPart")
    guard isPart || inherited.contains("DIFramework") else { return nil }
    self.init(name: node.name.text, isPart: isPart, isWritable: true, lists: [:])
  }

  init(_ module: ModuleDeclaration, isRewritten: Bool) {
    self.init(
      name: module.name, isPart: module.kind == .part,
      isWritable: isRewritten && module.obstacle == nil,
      lists: Dictionary((module.lists ?? []).map { ($0.name, $0.types) }) { first, _ in first },
      hasUnreadableLists: module.lists == nil)
  }
}
