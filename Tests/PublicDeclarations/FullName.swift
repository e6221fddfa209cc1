/// Returns the name of a declaration with its labels, as in `resolve(_:name:)`, or `nil` if it has no
/// name.
func fullName(of signature: String) -> String? {
  let words = #/\b(func|var|let|case|typealias|struct|enum|protocol|class|subscript|init)\b/#
  let isInitializer = signature.prefix { $0 != "(" && $0 != "<" }.hasSuffix("init")
  guard let keyword = isInitializer ? nil : signature.firstMatch(of: words) else {
    return isInitializer ? "init" + labels(of: signature[...], defaultIsLabel: true) : nil
  }
  let rest = signature[keyword.range.upperBound...].drop { $0 == " " }
  if keyword.1 == "subscript" {
    return "subscript" + labels(of: rest, defaultIsLabel: false)
  }
  guard let name = rest.firstMatch(of: #/^`?(\w+|[-+*/%&|^~!?=]+)`?/#) else { return nil }
  let base = String(name.1)
  // Operators have no labels at the call site.
  let hasLabels = ["func", "case"].contains(keyword.1) && (base.first?.isLetter ?? false)
  return hasLabels
    ? base + labels(of: rest[name.range.upperBound...], defaultIsLabel: true) : base
}

/// Returns the labels of a parameter list, which may follow a list of generic parameters.
private func labels(of text: Substring, defaultIsLabel: Bool) -> String {
  guard let open = text.firstIndex(of: "("),
    !text[..<open].contains("{"), !text[..<open].contains("=")
  else { return "" }
  var parameters: [String] = [""]
  var depth = 0
  var previous: Character = " "
  for character in text[open...] {
    if "([{".contains(character) || character == "<" { depth += 1 }
    if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
    if depth == 0 { break }
    previous = character
    if character == ",", depth == 1 {
      parameters.append("")
    } else if character != "(" || depth > 1 {
      parameters[parameters.count - 1].append(character)
    }
  }
  let names = parameters.filter { $0.contains { $0 != " " } }.map { parameter in
    let plain = parameter.replacing(#/@\w+ /#, with: "").drop { $0 == " " }
    guard let label = plain.firstMatch(of: #/^`?(\w+)`?( `?\w+`?)?:/#) else { return "_:" }
    return !defaultIsLabel && label.2 == nil ? "_:" : "\(label.1):"
  }
  return "(\(names.joined()))"
}
