/// What tells apart the services of one type: a name or a tag, interned to a small number.
@usableFromInline
package struct Qualifier: Hashable, Sendable {
  @usableFromInline package let number: UInt32

  @inlinable
  package init(number: UInt32) {
    self.number = number
  }

  /// Whether this is a name, not a tag: the two have numbers of their own ranges.
  package var isName: Bool { number & Self.nameBit != 0 }

  fileprivate static let nameBit: UInt32 = 1 << 31

  /// A name that no component has.
  package static var unknown: Qualifier { Qualifier(number: .max) }

  /// No name and no tag.
  @inlinable package static var none: Qualifier { Qualifier(number: 0) }
}

/// Interns names and tags for the whole process, so that a service key never holds text.
///
/// Numbers are never given back: a program has as many as it has different names and tags.
@usableFromInline
package final class QualifierInterner: @unchecked Sendable {
  package static let shared = QualifierInterner()

  private enum Key: Hashable {
    case name(String)
    case type(ObjectIdentifier)
    case value(ObjectIdentifier, AnyHashable)
    /// A value that can't be compared is known by how it reads.
    case text(ObjectIdentifier, String)
    case object(ObjectIdentifier)
  }

  /// What a qualifier stands for.
  package enum Meaning {
    case name(String)
    /// A tag that is this type, or a value of it.
    case tag(any Any.Type)
  }

  private struct Entry {
    let text: String
    /// The name or tag itself. A tag that is known by its address stays alive here, so that the
    /// address is not used again.
    let value: Any
  }

  private let mutex = Mutex()
  private var numbers: [Key: UInt32] = [:]
  private var entries: [Entry] = []

  /// The qualifier for a name.
  package func name(_ name: String) -> Qualifier {
    intern(.name(name)) { Entry(text: "name \"\(name)\"", value: name) }
  }

  /// The qualifier for a tag that is a type.
  package func tag(_ type: Any.Type) -> Qualifier {
    intern(.type(ObjectIdentifier(type))) { Entry(text: "tag \(type)", value: type) }
  }

  /// The qualifier for a tag that is a value: the same object, an equal value of the same type, or
  /// a value of the same type that reads the same.
  package func tag<Tag>(value: Tag) -> Qualifier {
    intern(key(of: value)) { Entry(text: "tag \(value)", value: value) }
  }

  /// The qualifier for a tag value that was registered somewhere in the process, else nil.
  package func knownTag<Tag>(value: Tag) -> Qualifier? {
    let key = key(of: value)
    return mutex.locked { numbers[key].map(Qualifier.init(number:)) }
  }

  private func key<Tag>(of value: Tag) -> Key {
    if let type = value as? any Any.Type { return .type(ObjectIdentifier(type)) }
    let type = ObjectIdentifier(Swift.type(of: value as Any))
    if Swift.type(of: value as Any) is AnyObject.Type {
      return .object(ObjectIdentifier(value as AnyObject))
    }
    if let value = value as? AnyHashable { return .value(type, value) }
    return .text(type, "\(value)")
  }

  /// The qualifier for a name that was registered somewhere in the process, else nil.
  package func knownName(_ name: String) -> Qualifier? {
    mutex.locked { numbers[.name(name)].map(Qualifier.init(number:)) }
  }

  /// How a person reads a qualifier.
  package func text(of qualifier: Qualifier) -> String {
    qualifier == .none ? "" : entry(of: qualifier).text
  }

  /// The name, or the tag: a type or another value.
  package func value(of qualifier: Qualifier) -> Any {
    entry(of: qualifier).value
  }

  private func entry(of qualifier: Qualifier) -> Entry {
    mutex.locked { entries[Int(qualifier.number & ~Qualifier.nameBit) - 1] }
  }

  /// A name as it was registered; a tag as a person reads it.
  package func rawText(of qualifier: Qualifier) -> String {
    if case .name(let name) = meaning(of: qualifier) { return name }
    return text(of: qualifier)
  }

  /// The name or tag that was interned; nil for no qualifier.
  package func meaning(of qualifier: Qualifier) -> Meaning? {
    guard qualifier != .none else { return nil }
    let value = value(of: qualifier)
    if qualifier.isName, let name = value as? String { return .name(name) }
    typealias Metatype = any Any.Type
    return .tag(value as? Metatype ?? type(of: value))
  }

  private func intern(_ key: Key, _ entry: () -> Entry) -> Qualifier {
    mutex.locked {
      if let number = numbers[key] { return Qualifier(number: number) }
      entries.append(entry())
      var number = UInt32(entries.count)
      if case .name = key { number |= Qualifier.nameBit }
      numbers[key] = number
      return Qualifier(number: number)
    }
  }
}
