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
    var index = 0
    while index + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mix(rest)
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
@usableFromInline
package final class QualifierInterner: @unchecked Sendable {
  // Words that threads read without the lock, used by their addresses only. They must come first.
  private var wordMemory = (
    AtomicTable<Spelling>.makeFirst(capacity: 16), AtomicTable<AddressKey>.makeFirst(capacity: 16)
  )
  package static let shared = QualifierInterner()

  /// What equal names, and equal tags, have in common.
  private struct Key {
    let group: Group
    let value: AnyHashable

    init(_ type: any Any.Type, _ value: AnyHashable) {
      group = Group(type: ObjectIdentifier(type), hash: value.hashValue)
      self.value = value
    }

    init(name: String) { self.init(Qualifier.self, name) }

    init(type: any Any.Type) {
      self.init(Metatype.self, ObjectIdentifier(type))
    }

    /// The key of a tag: of a value that isn't hashable, its description counts.
    init<Tag>(tag: Tag) {
      let type = Swift.type(of: tag as Any)
      if let tag = tag as? any Any.Type {
        self.init(type: tag)
      } else if type is AnyObject.Type {
        self.init(type, ObjectIdentifier(tag as AnyObject))
      } else {
        self.init(type, tag as? AnyHashable ?? AnyHashable("\(tag)"))
      }
    }
  }

  /// The names, or the tags of one type, with one hash.
  private struct Group: Hashable {
    let type: ObjectIdentifier
    let hash: Int
  }

  /// The name or tag that a qualifier stands for.
  package enum Meaning {
    case name(String)
    /// A tag: the tag type itself, or the type of a tag value.
    case tag(any Any.Type)
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
  /// All names and tags, those of a group in the order in which they were interned.
  private var groups: [Group: [(value: AnyHashable, qualifier: Qualifier)]] = [:]
  private var entries: [Entry] = []

  /// Returns the qualifier for a name, and interns the name if it is new.
  package func name(_ name: String) -> Qualifier {
    if let known = knownName(name) { return known }
    let qualifier = intern(Key(name: name), bits: Qualifier.nameBit) {
      Entry(text: Self.text(ofName: name), value: name)
    }
    addSpelling(name, qualifier)
    return qualifier
  }

  /// Returns the qualifier for a name that was interned anywhere in the process, else nil.
  package func knownName(_ name: String) -> Qualifier? {
    let number = name.utf8.withContiguousStorageIfAvailable { bytes in
      spellings.find(Spelling(UnsafeRawBufferPointer(bytes)))
    }
    if case .some(.some(let number)) = number { return Qualifier(number) }
    // Equal strings may consist of different bytes.
    let qualifier = known(Key(name: name))
    if let qualifier { addSpelling(name, qualifier) }
    return qualifier
  }

  /// Adds the bytes of a name.
  private func addSpelling(_ name: String, _ qualifier: Qualifier) {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      let spelling = Spelling(UnsafeRawBufferPointer(bytes))
      mutex.locked {
        guard spellings.find(spelling) == nil else { return }
        spellings.set(qualifier.address, for: spelling.copied())
      }
    }
  }

  /// Returns the readable text of a name.
  static func text(ofName name: String) -> String { "name \"\(name)\"" }

  /// Returns the qualifier for a tag that is a type.
  package func tag(_ type: Any.Type) -> Qualifier {
    let address = AddressKey(word: UInt(bitPattern: ObjectIdentifier(type)))
    if let number = typeTags.find(address) { return Qualifier(number) }
    let qualifier = intern(Key(type: type)) { Entry(text: "tag \(type)", value: type) }
    mutex.locked { _ = typeTags.set(qualifier.address, for: address) }
    return qualifier
  }

  /// Returns the qualifier for a tag that is a value. Two tags are equal if they are the same object, equal
  /// values of the same type, or values of the same type with the same description.
  package func tag<Tag>(value: Tag) -> Qualifier {
    intern(Key(tag: value)) { Entry(text: "tag \(value)", value: value) }
  }

  /// Returns the qualifier for a tag value that was interned anywhere in the process, else nil.
  package func knownTag<Tag>(value: Tag) -> Qualifier? { known(Key(tag: value)) }

  private func known(_ key: Key) -> Qualifier? {
    var compared = 0
    return known(key, &compared)
  }

  /// Returns the qualifier for a name or tag, or nil if it isn't interned.
  ///
  /// - Parameter compared: The number of the group's names or tags that are known to differ.
  private func known(_ key: Key, _ compared: inout Int) -> Qualifier? {
    let group = mutex.locked { groups[key.group] ?? [] }
    defer { compared = group.count }
    return group.dropFirst(compared).first { $0.value == key.value }?.qualifier
  }

  private func intern(_ key: Key, bits: UInt32 = 0, _ makeEntry: () -> Entry) -> Qualifier {
    var compared = 0
    if let known = known(key, &compared) { return known }
    let entry = makeEntry()
    while true {
      // Another thread, or the entry's text, may have added it since the look-up.
      if let known = known(key, &compared) { return known }
      let added = mutex.locked { () -> Qualifier? in
        guard groups[key.group, default: []].count == compared else { return nil }
        entries.append(entry)
        let qualifier = Qualifier(number: UInt32(entries.count) | bits)
        groups[key.group, default: []].append((key.value, qualifier))
        return qualifier
      }
      if let added { return added }
    }
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
    if case .name(let name) = meaning(of: qualifier) { return name }
    return text(of: qualifier)
  }

  /// Returns the name or tag that was interned; nil for no qualifier.
  package func meaning(of qualifier: Qualifier) -> Meaning? {
    guard qualifier != .none else { return nil }
    let value = value(of: qualifier)
    if qualifier.isName, let name = value as? String { return .name(name) }
    return .tag(value as? any Any.Type ?? type(of: value))
  }
}
