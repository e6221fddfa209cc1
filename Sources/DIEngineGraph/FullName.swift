/// Returns the name of a type with its module, without the addresses by which the runtime marks private types: another
/// build has others.
package func fullName(of type: any Any.Type) -> String {
  let name = String(reflecting: type)
  let mark = "(unknown context at "
  guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
  var result = ""
  var rest = Substring(name)
  while let start = rest.firstIndex(of: "(") {
    result += rest[..<start]
    rest = rest[start...]
    if rest.hasPrefix(mark), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
      if rest.hasPrefix(".") { rest.removeFirst() }
    } else {
      result += "("
      rest.removeFirst()
    }
  }
  return result + rest
}
