/// Returns the name of a type, cut at 80 characters.
package func shortName(of type: any Any.Type) -> String {
  let name = "\(type)"
  return name.count > 80 ? "\(name.prefix(77))..." : name
}

/// Returns the first dozen lines, and the number of the others in a line of its own.
package func abbreviated(_ lines: [String], indentation: String) -> [String] {
  guard lines.count > 12 else { return lines }
  return lines.prefix(12) + ["\(indentation)... and \(lines.count - 12) more"]
}
