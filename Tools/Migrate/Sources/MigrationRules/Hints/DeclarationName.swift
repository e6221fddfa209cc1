/// A declaration of the library by the name that the tables list it with, such as `DIModule.load(builder:)`.
struct DeclarationName: Sendable {
  /// The type that has it; nil for a type or an operator.
  let owner: String?
  /// `load`; for an initializer `init`.
  let base: String
  /// The labels of a function; `_` where there is none.
  let labels: [String]?

  /// The labels of parameters that calls may leave out.
  private let optional: Set<String>

  init(_ text: String, of generation: Generation) {
    let name = text.prefix { $0 != "(" }
    optional =
      generation == .modern
      ? ["file", "line", "name", "framework", "checkGraphCycles"] : ["file", "line", "f", "l"]
    labels =
      name.count == text.count
      ? nil : text.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
    let isWord = name.last?.isLetter == true || name.last?.isNumber == true
    if let dot = name.lastIndex(of: ".") {
      owner = String(name[..<dot])
      base = String(name[name.index(after: dot)...])
    } else {
      base = String(name)
      let isMember = isWord && name.first?.isLowercase == true
      owner = isMember ? Self.owner(of: base, in: generation) : nil
    }
  }

  /// The type of a member that the tables list without it.
  private static func owner(of member: String, in generation: Generation) -> String? {
    switch member {
    case "by": nil
    case "register", "build": generation == .modern ? "DIContainer" : "DIContainerBuilder"
    case _ where generation == .modern: "DIContainer"
    case "newLifeTimeScope", "useScope": generation.scopeType
    case _ where member.lowercased().contains("resolve"): generation.scopeType
    default: "DIRegistrationBuilder"
    }
  }

  /// Whether a call can mean this function.
  ///
  /// - Parameters:
  ///   - arguments: The labels of the arguments in parentheses; nil where there is none.
  ///   - trailing: The labels of trailing closures, of which the first has none.
  func fits(_ arguments: [String?], trailing: [String?]) -> Bool {
    guard let labels else { return false }
    var given = arguments[...]
    var closures = trailing[...]
    for (position, label) in labels.enumerated() {
      if isPack(position) {
        given = given.drop { $0 == nil }
      } else if let next = given.first, next ?? "_" == label {
        given = given.dropFirst()
        if isVariadic { given = given.drop { $0 == nil } }
      } else if !optional.contains(label) {
        // A closure after the parentheses is the last argument.
        guard given.isEmpty, position == labels.count - 1, let closure = closures.first,
          closure == nil || closure == label
        else { return false }
        closures = closures.dropFirst()
      }
    }
    return given.isEmpty && closures.isEmpty
  }

  /// Whether a parameter stands for any number of runtime arguments.
  private func isPack(_ position: Int) -> Bool {
    guard let labels, labels[position] == "_", position > 0 else { return false }
    return labels[position - 1] == "arg" || labels == ["_", "_", "_"] && position == 2
  }

  private var isVariadic: Bool { base == "accept" || base == "declare" }
}
