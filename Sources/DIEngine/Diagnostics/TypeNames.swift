/// The names of the types that one text mentions: with their modules where two different types have the same name.
package final class TypeNames {
  private var types: [String: any Any.Type] = [:]
  private var shared: Set<String> = []

  private init() {}

  /// Returns a text about types.
  ///
  /// - Parameter text: Makes the text. It is called again if two of the types that it has named have the same name.
  package static func naming<Text>(_ text: (TypeNames) -> Text) -> Text {
    let names = TypeNames()
    let short = text(names)
    return names.shared.isEmpty ? short : text(names)
  }

  /// Returns the name of a type, cut at 80 characters.
  package func callAsFunction(_ type: any Any.Type) -> String {
    let name = uncut(type)
    return name.count > 80 ? "\(name.prefix(77))..." : name
  }

  /// Returns the name of a type as code that `.self` may follow, cut at 80 characters.
  package func expression(_ type: any Any.Type) -> String {
    let name = self(type)
    guard !Self.needsAny(type) else { return "(any \(name))" }
    let isFunction = zip(name, name.dropFirst()).contains { $0 == "-" && $1 == ">" }
    return isFunction || name.hasPrefix("any ") ? "(\(name))" : name
  }

  /// Returns the name of a type as code that declares a value of it, cut at 80 characters.
  package func declaration(_ type: any Any.Type) -> String {
    Self.needsAny(type) ? "any \(self(type))" : self(type)
  }

  /// Returns the readable text of a name or tag.
  package func callAsFunction(_ qualifier: Qualifier) -> String {
    let interner = QualifierInterner.shared
    guard let tag = interner.value(of: qualifier) as? any Any.Type else {
      return interner.text(of: qualifier)
    }
    return "tag \(self(tag))"
  }

  /// Returns the name of a type, however long.
  package func uncut(_ type: any Any.Type) -> String {
    let name = Self.spelled(type) { "\($0)" }
    if let known = types[name] {
      if known != type, String(reflecting: known) != String(reflecting: type) {
        shared.insert(name)
      }
    } else {
      types[name] = type
    }
    return shared.contains(name) ? Self.spelled(type, String.init(reflecting:)) : name
  }

  /// Returns the name of a type as code spells it: `any Source<Int>` instead of `any Source<Self.Source.Element == Int>`.
  ///
  /// Names state arguments in the order of the alphabet, code in that of the protocol. Where only the name is known, within
  /// another type, a list of several arguments stays as it is.
  package static func spelled(_ type: any Any.Type, _ name: (any Any.Type) -> String) -> String {
    let text = name(type)
    guard text.contains("=") else { return text }
    let head = text.prefix { $0 != "<" }
    if let optional = optionalType(of: type) {
      return "\(head)<\(spelled(optional.wrapped, name))>"
    }
    var words = head.split(separator: " ").filter { $0 != "&" }.map { "\($0)" }
    guard let requirements = ExistentialRequirements(of: type),
      words.count == requirements.protocols.count + 1
    else { return spelled(text) }
    var lists: [Int: [String]] = [:]
    while let argument = argument(lists.values.joined().count, of: type) {
      guard let owner = words.count == 2 ? 0 : argument.owner else { return spelled(text) }
      lists[owner + 1, default: []].append(spelled(argument.type, name))
    }
    for (index, list) in lists { words[index] += "<\(list.joined(separator: ", "))>" }
    return "any \(words.dropFirst().joined(separator: " & "))"
  }

  private static func spelled(_ name: String) -> String {
    var words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard
      !words.indices.dropFirst().contains(where: {
        words[$0].hasPrefix("Self.") && words[$0 - 1].hasSuffix(",")
      })
    else { return name }
    while let sign = words.firstIndex(of: "=="), sign > 0, sign + 1 < words.count {
      let left = words[sign - 1]
      let kept = left.lastIndex(of: "<").map { left[...$0] } ?? ""
      words.replaceSubrange(sign - 1...sign + 1, with: ["\(kept)\(words[sign + 1])"])
    }
    return words.joined(separator: " ")
  }

  /// Whether code states the type with the word `any`: it is a protocol, or a composition.
  package static func needsAny(_ type: any Any.Type) -> Bool {
    isExistential(type) && type != Any.self && type != AnyObject.self
  }
}

/// Returns the first dozen lines, and the number of the others in a line of its own.
package func abbreviated(_ lines: [String], indentation: String) -> [String] {
  guard lines.count > 12 else { return lines }
  return lines.prefix(12) + ["\(indentation)... and \(lines.count - 12) more"]
}
