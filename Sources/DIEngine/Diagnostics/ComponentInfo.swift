/// The description of a registration in a failure: its type and its place in the source.
package struct ComponentInfo: Hashable, Sendable {
  /// The precedence of a component.
  package enum Priority: UInt8, Sendable {
    case normal
    /// Preferred if several components offer a type.
    case `default`
    /// Preferred to all other components.
    case test
  }

  package let type: any Any.Type
  package let file: String
  package let line: Int
  /// The names and tags.
  package internal(set) var qualifiers: [Qualifier] = []
  /// The precedence of the component, in the lists of those among which a request could not choose.
  package internal(set) var priority = Priority.normal
  /// Whether each request makes a new instance.
  package internal(set) var isTransient = false

  package init(type: any Any.Type, file: String, line: Int) {
    self.type = type
    self.file = file
    self.line = line
  }

  package static func == (left: ComponentInfo, right: ComponentInfo) -> Bool {
    left.type == right.type && left.line == right.line && left.file == right.file
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(line)
    hasher.combine(file)
  }

  /// The file name and the line.
  package var place: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(line)"
  }
}
