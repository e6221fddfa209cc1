import SwiftSyntax

/// What all given sources declare, by their syntax alone.
struct SourceIndex: Sendable {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Names that several types of the sources have: nothing is known about them.
  private(set) var ambiguousTypes: Set<String> = []
  private(set) var globals: [String: String] = [:]
  private var globalValues: [String: ExprSyntax] = [:]
  private var modules: [String: String] = [:]
  private(set) var functions: [String: String] = [:]
  private var functionParameters: [String: [String]] = [:]
  /// Prefix operators that the sources declare themselves.
  private(set) var operators: Set<String> = []
  /// Whether some file makes or keeps a `DIScope` of the modern generation.
  private(set) var usesModernScopes = false
  /// Types that declare a method `resolve` of their own, or extend others by one.
  private(set) var ownResolveMethods = false
  /// Types that declare a method `register` of their own.
  private(set) var ownRegisterMethods = false
  /// Whether some code sets the lifetime of registrations that state none.
  private(set) var setsDefaultLifetime = false

  /// Functions that take an expression which may throw, and may catch its error.
  private(set) var catchingFunctions: Set<String> = []
  /// The names of functions and types whose errors some file catches where it calls them.
  private(set) var caughtCalls: Set<String> = []
  /// Those whose errors a `catch` tells apart.
  private(set) var callsCaughtByName: Set<String> = []
  /// Whether a closure of some registration throws an error of its own.
  var registrationsThrow = false
  /// Types with an initializer that throws.
  private(set) var throwingTypes: Set<String> = []
  /// The types for which others stand; an empty text where that isn't one type.
  private(set) var aliases: [String: String] = [:]
  /// The names of generic parameters and associated types.
  private(set) var genericNames: Set<String> = []

  /// The paths of types whose names several types have, with their modules, by the name.
  private(set) var paths: [String: [String]] = [:]
  private var typesByPath: [String: TypeDeclaration] = [:]

  mutating func merge(_ file: FileDeclarations) {
    for (name, type) in file.types {
      if types[name] != nil {
        ambiguousTypes.insert(name)
      } else {
        types[name] = type
      }
    }
    ambiguousTypes.formUnion(file.repeatedTypes)
    globals.merge(file.globals) { $0 == $1 ? $0 : "" }
    globalValues.merge(file.globalValues) { first, _ in first }
    functions.merge(file.functions) { $0 == $1 ? $0 : "" }
    functionParameters.merge(file.functionParameters) { $0 == $1 ? $0 : [] }
    operators.formUnion(file.operators)
    throwingTypes.formUnion(file.throwingTypes)
    catchingFunctions.formUnion(file.catchingFunctions)
    aliases.merge(file.aliases) { $0 == $1 ? $0 : "" }
    genericNames.formUnion(file.genericNames)
    usesModernScopes = usesModernScopes || file.usesModernScopes
    ownResolveMethods = ownResolveMethods || file.ownResolveMethods
    ownRegisterMethods = ownRegisterMethods || file.ownRegisterMethods
    setsDefaultLifetime = setsDefaultLifetime || file.setsDefaultLifetime
  }

  mutating func merge(_ calls: CaughtCalls) {
    caughtCalls.formUnion(calls.names)
    callsCaughtByName.formUnion(calls.namesWithNamedErrors)
  }

  /// Adds what extensions tell, after all types are known.
  mutating func mergeExtensions(of file: FileDeclarations) {
    for (name, part) in file.extensions { types[name]?.merge(part) }
  }

  /// Adds the paths of types, after all types are known: of those whose names several have, each is one of its own.
  mutating func mergePaths(of file: FileDeclarations, module: String) {
    for (path, type) in file.paths {
      guard ambiguousTypes.contains(type.name) else {
        modules[type.name] = module
        continue
      }
      let full = "\(module).\(path)"
      paths[type.name, default: []].append(full)
      typesByPath[full] = type
    }
  }

  /// Adds what extensions tell of types that the sources don't declare, and of those that only a path tells apart.
  mutating func mergeOtherExtensions(of file: FileDeclarations, module: String) {
    for (name, part) in file.extensions where !ambiguousTypes.contains(name) {
      guard types[name]?.isForeign ?? true else { continue }
      var foreign = types[name] ?? TypeDeclaration(name: name, kind: .class, isForeign: true)
      foreign.merge(part)
      types[name] = foreign
    }
    for (name, part) in file.extensions where ambiguousTypes.contains(name) {
      if let path = path(part.name, in: module) { typesByPath[path]?.merge(part) }
    }
  }

  /// The one type that a name means inside of some types, of those that have it.
  func path(_ name: String, in scope: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let candidates = paths[last] ?? []
    var around = scope[...]
    while true {
      let full = around.isEmpty ? name : "\(around).\(name)"
      if candidates.count(where: { $0 == full }) == 1 { return full }
      guard !around.isEmpty else { break }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    let ends = candidates.filter { $0.hasSuffix("." + name) }
    return ends.count == 1 && (name.contains(".") || candidates.count == 1) ? ends[0] : nil
  }

  /// The path in which the code of a type reads names.
  func scope(of type: String) -> String {
    if typesByPath[type] != nil { return type }
    let outer = self.type(type)?.outer
    return outer.map { "\(modules[type] ?? "").\($0).\(type)" } ?? "\(modules[type] ?? "").\(type)"
  }

  /// Whether the sources declare anything of a name: a type, also one that they only extend, a function or a global.
  func isDeclared(_ name: String) -> Bool {
    types[name] != nil || functions[name] != nil || globals[name] != nil
      || globalValues[name] != nil || aliases[name] != nil || genericNames.contains(name)
  }

  /// The names of all declarations whose types mention some types, and of the members of these.
  func names(mentioning wanted: Set<String>) -> Set<String> {
    var result: Set<String> = []
    func add(_ all: [String: String]) {
      for (name, type) in all where type.utf8.count > 6 && wanted.contains(where: type.contains) {
        result.insert(name)
      }
    }
    add(globals)
    add(functions)
    for type in Array(types.values) + typesByPath.values {
      add(type.properties)
      add(type.methods)
      if wanted.contains(type.name) {
        result.formUnion(type.properties.keys)
        result.formUnion(type.methods.keys)
      }
    }
    return result
  }

  func value(ofGlobal name: String) -> ExprSyntax? { globalValues[name] }

  /// Adds the types of properties and globals whose values tell them.
  mutating func infer(_ type: (ExprSyntax) -> String?) {
    for (name, value) in globalValues where globals[name] == nil { globals[name] = type(value) }
    for (name, declaration) in types {
      for (property, value) in declaration.values where declaration.properties[property] == nil {
        types[name]?.properties[property] = type(value)
      }
    }
  }

  /// The names of all types from which others inherit, or to which they conform.
  var inheritedNames: Set<String> {
    Set(types.values.flatMap { $0.inherited.map(\.baseType) })
  }

  /// A type by its name or the last part of it, if only one type has it.
  func type(_ name: String) -> TypeDeclaration? {
    let base = name.baseType
    if let exact = typesByPath[base] { return exact }
    let short = base.split(separator: ".").last.map(String.init) ?? base
    let plain = short.split(separator: "<").first.map(String.init) ?? short
    return ambiguousTypes.contains(plain) ? nil : types[plain]
  }

  /// The type of a property, also of one that a superclass has.
  func property(_ name: String, of type: String) -> String? {
    lineage(of: type).lazy.compactMap { $0.properties[name] }.first
  }

  /// Whether code runs when a property is set.
  func isObserved(_ name: String, of type: String) -> Bool {
    lineage(of: type).contains { $0.observedProperties.contains(name) }
  }

  func method(_ name: String, of type: String) -> String? {
    lineage(of: type).lazy.compactMap { $0.methods[name] }.first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The types of the parameters of a method, or of a function if no type is given.
  func parameters(ofMethod name: String, labels: [String?], of type: String?) -> [String]? {
    let full = "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    let found =
      type.map { lineage(of: $0).lazy.compactMap { $0.methodParameters[full] }.first }
      ?? functionParameters[full]
    return found.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The types of the parameters of a function, if there is one of its name only.
  func parameters(ofFunction name: String) -> [String]? {
    let found = functionParameters.keys.filter { $0.hasPrefix(name + "(") }
    guard found.count == 1, let types = functionParameters[found[0]] else { return nil }
    return types.isEmpty && found[0] != name + "()" ? nil : types
  }

  /// The labels and types of the parameters of the one function of a name, in the first of some types that has it; nil
  /// stands for no type.
  func parameters(ofFunction name: String, in owners: [String?]) -> [(String?, String)] {
    for owner in owners {
      let declaring = owner.flatMap { owner in
        ancestry(of: owner).first { $0.methods[name] != nil }
      }
      guard declaring != nil || owner == nil && functions[name] != nil else { continue }
      let all = declaring?.methodParameters ?? functionParameters
      let found = all.filter { $0.key.hasPrefix(name + "(") }
      guard found.count == 1, let (full, types) = found.first else { return [] }
      let labels = full.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
      return labels.count == types.count
        ? zip(labels, types).map { ($0 == "_" ? nil : $0, $1) } : []
    }
    return []
  }

  /// The names of functions that take functions which take some types.
  func names(takingFunctionsOf wanted: Set<String>) -> Set<String> {
    let all = types.values.map(\.methodParameters) + typesByPath.values.map(\.methodParameters)
    var result: Set<String> = []
    for (full, types) in ([functionParameters] + all).joined() {
      let takes = types.contains { type in
        let type = type.contains("->") ? type : aliases[type.baseType] ?? ""
        return type.contains("->") && wanted.contains(where: type.contains)
      }
      if takes { result.insert(String(full.prefix { $0 != "(" })) }
    }
    return result
  }

  /// The initializers of a type: its own, or those that it inherits.
  func initializers(of type: String) -> [[TypeDeclaration.Parameter]] {
    lineage(of: type).first { !$0.initializers.isEmpty }?.initializers ?? []
  }

  /// The initializer that a call with these labels means, if there is one only.
  func initializer(of type: String, labels: [String?]) -> [TypeDeclaration.Parameter]? {
    let fitting = initializers(of: type).compactMap { match($0, labels) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The parameters that the labels name, in their order, or nil.
  private func match(_ parameters: [TypeDeclaration.Parameter], _ labels: [String?])
    -> [TypeDeclaration.Parameter]?
  {
    var result: [TypeDeclaration.Parameter] = []
    var rest = labels[...]
    for parameter in parameters {
      if let label = rest.first, label == parameter.label {
        result.append(parameter)
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return nil
      }
    }
    return rest.isEmpty ? result : nil
  }

  /// Whether the sources show that a type is, or conforms to, another one.
  func conforms(_ type: String, to service: String) -> Bool {
    supertypes(of: type).contains(service.baseType)
  }

  /// The names of a type and of all that it inherits from or conforms to, whether the sources declare them or not.
  func supertypes(of type: String) -> Set<String> {
    var pending = [type.baseType]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let declaration = self.type(next) else { continue }
      pending += declaration.inherited.map(\.baseType)
    }
    return seen
  }

  /// The type and the name of a constant that equals no other one of its type, such as `Kind.card`.
  func constant(_ expression: String) -> String? {
    let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let member = parts.last, let type = type(String(parts[parts.count - 2])),
      type.constants.contains(String(member)), type.methods["=="] == nil
    else { return nil }
    return "\(type.name).\(member)"
  }

  /// Whether two objects of a type are the same for everybody if they are made alike: a structure of plain values.
  func isPlainValue(_ type: String) -> Bool {
    guard let declaration = self.type(type), declaration.kind == .structure else { return false }
    let plain: Set<String> = [
      "String", "Int", "Bool", "Double", "Float", "UInt", "Character", "Int64", "Int32", "UInt64",
      "UInt32", "UInt8",
      "URL", "Date", "TimeInterval", "CGFloat", "Decimal", "UUID", "Data",
    ]
    return declaration.properties.values.allSatisfy { plain.contains($0.baseType) }
  }

  /// A type, and all that it inherits from or conforms to, the nearest first.
  func ancestry(of type: String) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var open = [type][...]
    while let next = open.popFirst() {
      guard let declaration = self.type(next),
        !result.contains(where: { $0.name == declaration.name })
      else { continue }
      result.append(declaration)
      open += declaration.inherited
    }
    return result
  }

  /// A class and its superclasses, as far as the sources have them; for `A & B`, those of both.
  func lineage(of type: String) -> [TypeDeclaration] {
    let base = type.baseType
    if base.contains("&") {
      return base.split(separator: "&").flatMap { lineage(of: String($0.trimmed)) }
    }
    if let alias = aliases[base], types[base] == nil, !alias.isEmpty, alias != base {
      return lineage(of: alias)
    }
    var result: [TypeDeclaration] = []
    var seen: Set<String> = []
    var next = self.type(type)
    while let declaration = next, seen.insert(declaration.name).inserted {
      result.append(declaration)
      next = declaration.inherited.lazy.compactMap { self.type($0) }.first { $0.kind == .class }
    }
    return result
  }
}
