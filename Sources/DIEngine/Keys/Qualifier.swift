/// A name or tag that distinguishes services of one type, interned as a small number.
@usableFromInline
package struct Qualifier: Hashable, Sendable {
  @usableFromInline package let number: UInt32

  @inlinable
  package init(number: UInt32) {
    self.number = number
  }

  /// Whether this is a name, not a tag: names and tags have separate ranges of numbers.
  package var isName: Bool { number & Self.nameBit != 0 }

  static let nameBit: UInt32 = 1 << 31

  /// A name that no component has.
  package static var unknown: Qualifier { Qualifier(number: .max) }

  /// A name or tag as code states it.
  package enum Label {
    case name(String)
    /// A tag: a type or another value.
    case tag(Any)
  }

  /// No name and no tag.
  @inlinable package static var none: Qualifier { Qualifier(number: 0) }
}

extension Qualifier {
  /// The number as the value of a table.
  fileprivate var address: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: UInt(number)).unsafelyUnwrapped
  }

  fileprivate init(_ address: UnsafeMutableRawPointer) {
    self.init(number: UInt32(UInt(bitPattern: address)))
  }
}

/// The bytes of a name in UTF-8.
private struct Spelling: TableKey {
  private let bytes: UnsafeRawBufferPointer
  let start: Int

  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // Mixes eight bytes at a time. An attacker can't fill the table with equal hashes: it only contains what the program
    // itself registers.
    var hash = UInt64(bytes.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    let rest = bytes.count & ~7
    for index in stride(from: 0, to: rest, by: 8) {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    for byte in bytes[rest...] { mix(UInt64(byte)) }
    start = Int(truncatingIfNeeded: hash)
  }

  /// Returns the spelling with bytes of its own, which live as long as the process.
  func copied() -> Spelling {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyMemory(from: bytes)
    return Spelling(UnsafeRawBufferPointer(copy))
  }

  static func == (one: Spelling, other: Spelling) -> Bool {
    one.start == other.start && one.bytes.count == other.bytes.count
      && one.bytes.elementsEqual(other.bytes)
  }
}

/// Interns names and tags for the whole process, so that a service key never holds text.
///
/// Numbers are never reused: the interner holds as many as the program has different names and tags.
///
/// The user's `hash`, `==` and `description` run outside the lock: they may resolve, and intern tags
/// themselves.
package final class QualifierInterner: @unchecked Sendable {
  // Words that threads read without the lock, used by their addresses only. They must come first.
  private var wordMemory = (
    AtomicTable<Spelling>.makeFirst(capacity: 16), AtomicTable<AddressKey>.makeFirst(capacity: 16)
  )
  package static let shared = QualifierInterner()

  /// The tags of one type with one hash, in the order in which they were interned.
  private struct Group: Hashable {
    let type: ObjectIdentifier
    let hash: Int
  }

  private struct Entry {
    let text: String
    /// The name or tag itself. It keeps an object that serves as a tag alive, so that its address isn't
    /// reused.
    let value: Any
  }

  private let mutex = Mutex()
  /// The numbers by the bytes of names, including equal strings with other bytes. Written under the lock.
  private var spellings: AtomicTable<Spelling> { AtomicTable(at: AtomicWord(in: self)) }
  /// The numbers of tags that are types, by their addresses. Written under the lock.
  private var typeTags: AtomicTable<AddressKey> { AtomicTable(at: AtomicWord(in: self, at: 1)) }
  private var names: [String: Qualifier] = [:]
  private var tags: [Group: [(value: AnyHashable, qualifier: Qualifier)]] = [:]
  private var entries: [Entry] = []

  /// Adds a name or tag. The caller has the lock.
  private func add(_ entry: Entry, bits: UInt32 = 0) -> Qualifier {
    entries.append(entry)
    return Qualifier(number: UInt32(entries.count) | bits)
  }

  /// Returns the qualifier for a name, and interns the name if it is new.
  package func name(_ name: String) -> Qualifier {
    if let known = knownName(name) { return known }
    let name = Self.native(name)
    let entry = Entry(text: Self.text(ofName: name), value: name)
    return mutex.locked { spelled(name, names[name] ?? add(entry, bits: Qualifier.nameBit)) }
  }

  /// Returns the qualifier for a name that was interned anywhere in the process, else nil.
  package func knownName(_ name: String) -> Qualifier? {
    let number = name.utf8.withContiguousStorageIfAvailable { bytes in
      spellings.find(Spelling(UnsafeRawBufferPointer(bytes)))
    }
    if case .some(.some(let number)) = number { return Qualifier(number) }
    // Equal strings may consist of different bytes.
    let name = Self.native(name)
    return mutex.locked { names[name].map { spelled(name, $0) } }
  }

  /// Returns a name in Swift's own memory: to read one of Objective-C's may run code of the user.
  private static func native(_ name: String) -> String {
    String(decoding: name.utf8, as: UTF8.self)
  }

  /// Adds the bytes of a name. The caller has the lock.
  private func spelled(_ name: String, _ qualifier: Qualifier) -> Qualifier {
    names[name] = qualifier
    name.utf8.withContiguousStorageIfAvailable { bytes in
      let spelling = Spelling(UnsafeRawBufferPointer(bytes))
      guard spellings.find(spelling) == nil else { return }
      spellings.set(qualifier.address, for: spelling.copied())
    }
    return qualifier
  }

  /// Returns the readable text of a name.
  static func text(ofName name: String) -> String { "name \"\(name)\"" }

  /// Returns the qualifier for a tag that is a type.
  package func tag(_ type: Any.Type) -> Qualifier {
    if let known = knownTag(type) { return known }
    let entry = Entry(text: "tag \(type)", value: type)
    return mutex.locked {
      if let known = knownTag(type) { return known }
      let qualifier = add(entry)
      typeTags.set(qualifier.address, for: Self.key(of: type))
      return qualifier
    }
  }

  private func knownTag(_ type: Any.Type) -> Qualifier? {
    typeTags.find(Self.key(of: type)).map { Qualifier($0) }
  }

  private static func key(of type: Any.Type) -> AddressKey {
    AddressKey(word: UInt(bitPattern: ObjectIdentifier(type)))
  }

  /// Returns the qualifier for a tag that is a value. Two tags are equal if they are the same object, equal
  /// values of the same type, or values of the same type with the same description.
  package func tag<Tag>(value: Tag) -> Qualifier {
    if let type = value as? any Any.Type { return tag(type) }
    let key = Self.key(of: value)
    var compared = 0
    if let known = known(key, &compared) { return known }
    let entry = Entry(text: "tag \(value)", value: value)
    while true {
      // Another thread, or the entry's text, may have added it since the look-up.
      if let known = known(key, &compared) { return known }
      let added = mutex.locked { () -> Qualifier? in
        guard tags[key.group, default: []].count == compared else { return nil }
        let qualifier = add(entry)
        tags[key.group, default: []].append((key.value, qualifier))
        return qualifier
      }
      if let added { return added }
    }
  }

  /// Returns the qualifier for a tag value that was interned anywhere in the process, else nil.
  package func knownTag<Tag>(value: Tag) -> Qualifier? {
    if let type = value as? any Any.Type { return knownTag(type) }
    var compared = 0
    return known(Self.key(of: value), &compared)
  }

  /// Returns what equal tags have in common: of one that isn't hashable, its description counts.
  private static func key<Tag>(of tag: Tag) -> (group: Group, value: AnyHashable) {
    let type = type(of: tag as Any)
    let value: AnyHashable =
      type is AnyObject.Type
      ? ObjectIdentifier(tag as AnyObject) : tag as? AnyHashable ?? AnyHashable("\(tag)")
    return (Group(type: ObjectIdentifier(type), hash: value.hashValue), value)
  }

  /// Returns the qualifier for a tag, or nil if it isn't interned.
  ///
  /// - Parameter compared: The number of the group's tags that are known to differ.
  private func known(
    _ key: (group: Group, value: AnyHashable), _ compared: inout Int
  ) -> Qualifier? {
    let group = mutex.locked { tags[key.group] ?? [] }
    defer { compared = group.count }
    return group.dropFirst(compared).first { $0.value == key.value }?.qualifier
  }
}

// MARK: - Reading

extension QualifierInterner {
  /// Returns the readable text of a qualifier.
  package func text(of qualifier: Qualifier) -> String {
    qualifier == .none ? "" : entry(of: qualifier).text
  }

  /// Returns the name, or the tag: a type or another value.
  package func value(of qualifier: Qualifier) -> Any {
    entry(of: qualifier).value
  }

  private func entry(of qualifier: Qualifier) -> Entry {
    mutex.locked { entries[Int(qualifier.number & ~Qualifier.nameBit) - 1] }
  }

  /// Returns a name as it was registered, or the readable text of a tag.
  package func rawText(of qualifier: Qualifier) -> String {
    if case .name(let name) = label(of: qualifier) { return name }
    return text(of: qualifier)
  }

  /// Returns the name or tag that was interned; nil for no qualifier.
  package func label(of qualifier: Qualifier) -> Qualifier.Label? {
    guard qualifier != .none else { return nil }
    let value = value(of: qualifier)
    return qualifier.isName ? .name(value as! String) : .tag(value)
  }
}
