/// Returns the name of a type with its module, without the addresses by which the runtime marks private types: another
/// build has others.
package func fullName(of type: any Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: "(", omittingEmptySubsequences: false)
  return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
    if part.hasPrefix("unknown context at "), let end = part.firstIndex(of: ")") {
      let rest = part[end...].dropFirst()
      name += rest.first == "." ? rest.dropFirst() : rest
    } else {
      name += "(" + part
    }
  }
}
