internal import DIEngine

/// What a value holds, as lines: objects by their types and numbers, other values by their text.
struct ValueLog {
  struct Line: Equatable {
    enum Kind {
      case object, value, missing, count
    }

    /// Where it is, such as `News.client`.
    let path: String
    let text: String
    let kind: Kind
  }

  private(set) var lines: [Line] = []
  private var seen: Set<ObjectIdentifier> = []

  /// Deeper values are not compared.
  private static let mostLevels = 64

  init(_ value: Any, _ objects: inout KnownObjects) {
    add(value, "the result", 0, &objects)
  }

  private mutating func add(
    _ value: Any, _ path: String, _ level: Int, _ objects: inout KnownObjects
  ) {
    guard level < Self.mostLevels else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let content = mirror.children.first?.value else {
        return lines.append(Line(path: path, text: "nil", kind: .missing))
      }
      return add(content, path, level, &objects)
    }
    let name = TypeName.text(of: type(of: value))
    if value is any GraphSource || Self.isDelayed(name) {
      // Each generation has its own container, and its own lazies.
      return lines.append(Line(path: path, text: "a container or a lazy", kind: .value))
    }
    if mirror.displayStyle == .class || type(of: value) is AnyClass {
      let object = value as AnyObject
      lines.append(Line(path: path, text: "\(name) \(objects.number(of: object))", kind: .object))
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      var current: Mirror? = mirror
      while let level1 = current {
        addChildren(of: level1, path, level, &objects)
        current = level1.superclassMirror
      }
      return
    }
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      lines.append(Line(path: path, text: "\(mirror.children.count) elements", kind: .count))
      guard mirror.displayStyle == .collection else { return }
      addChildren(of: mirror, path, level, &objects)
    case .struct, .tuple, .enum:
      if mirror.children.isEmpty || Self.isPlain(value) {
        lines.append(Line(path: path, text: Self.text(of: value, name), kind: .value))
      } else {
        addChildren(of: mirror, path, level, &objects)
      }
    default: lines.append(Line(path: path, text: Self.text(of: value, name), kind: .value))
    }
  }

  private mutating func addChildren(
    of mirror: Mirror, _ path: String, _ level: Int, _ objects: inout KnownObjects
  ) {
    for (position, child) in mirror.children.enumerated() {
      let part = child.label.map { ".\($0)" } ?? "[\(position)]"
      add(child.value, path + part, level + 1, &objects)
    }
  }

  private static func isDelayed(_ name: String) -> Bool {
    ["DILazy<", "Lazy<", "Provider<", "DelayedValue<"].contains { name.hasPrefix($0) }
      || name.hasPrefix("Provider") && name.contains("<")
  }

  private static func isPlain(_ value: Any) -> Bool {
    value is String || value is any BinaryInteger || value is any BinaryFloatingPoint
      || value is Bool
  }

  private static func text(of value: Any, _ name: String) -> String {
    if isPlain(value) { return "\(value)" }
    if name.contains("->") { return "a function" }
    if Mirror(reflecting: value).displayStyle == .enum { return "\(name).\(value)" }
    return name
  }
}
