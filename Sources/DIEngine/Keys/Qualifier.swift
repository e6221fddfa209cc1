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

  private init(_ bytes: UnsafeRawBufferPointer, start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// Returns the spelling with bytes of its own, which live as long as the process.
  func copied() -> Spelling {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyMemory(from: bytes)
    return Spelling(UnsafeRawBufferPointer(copy), start: start)
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
  package static let shared = QualifierInterner()

  /// The identity of a tag.
  private enum Key {
    case type(ObjectIdentifier)
    /// A hashable value and its hash.
    case value(HashKey, AnyHashable)
    /// The description of a value that isn't hashable.
    case text(TextKey)
    case object(ObjectIdentifier)
  }

  /// The key of the values of one type with one hash.
  private struct HashKey: Hashable {
    let type: ObjectIdentifier
    let hash: Int
  }

  private struct TextKey: Hashable {
    let type: ObjectIdentifier
    let text: String
  }

  private struct InternedValue {
    let value: AnyHashable
    let number: UInt32
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
  private var names: [String: UInt32] = [:]
  /// The numbers by the bytes of names, including equal strings with other bytes. Written under the lock.
  private let spellings = AtomicTable<Spelling>(capacity: 16)
  /// The numbers of tags that are types, by their addresses. Written under the lock.
  private let typeTags = AtomicTable<AddressKey>(capacity: 16)
  /// The numbers of tags that are types or objects.
  private var addresses: [ObjectIdentifier: UInt32] = [:]
  private var texts: [TextKey: UInt32] = [:]
  /// The values with each hash, in the order in which they were interned.
  private var values: [HashKey: [InternedValue]] = [:]
  private var entries: [Entry] = []

  /// Returns the qualifier for a name, and interns the name if it is new.
  package func name(_ name: String) -> Qualifier {
    if let known = knownName(name) { return known }
    return mutex.locked {
      // Another thread may have interned it since the lookup.
      if let number = names[name] { return Qualifier(number: number) }
      let number = append(Entry(text: Self.text(ofName: name), value: name)) | Qualifier.nameBit
      names[name] = number
      addSpelling(name, number)
      return Qualifier(number: number)
    }
  }

  /// Returns the qualifier for a name that was interned anywhere in the process, else nil.
  package func knownName(_ name: String) -> Qualifier? {
    let number = name.utf8.withContiguousStorageIfAvailable { bytes in
      spellings.find(Spelling(UnsafeRawBufferPointer(bytes)))
    }
    if case .some(.some(let number)) = number { return Qualifier(number) }
    return mutex.locked {
      guard let number = names[name] else { return nil }
      // Equal strings may consist of different bytes.
      addSpelling(name, number)
      return Qualifier(number: number)
    }
  }

  /// Adds the bytes of a name. The caller holds the lock.
  private func addSpelling(_ name: String, _ number: UInt32) {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      let spelling = Spelling(UnsafeRawBufferPointer(bytes))
      guard spellings.find(spelling) == nil else { return }
      spellings.set(Qualifier(number: number).address, for: spelling.copied())
    }
  }

  /// Returns the readable text of a name.
  static func text(ofName name: String) -> String { "name \"\(name)\"" }

  /// Returns the qualifier for a tag that is a type.
  package func tag(_ type: Any.Type) -> Qualifier {
    let key = AddressKey(word: UInt(bitPattern: ObjectIdentifier(type)))
    if let number = typeTags.find(key) { return Qualifier(number) }
    return intern(.type(ObjectIdentifier(type))) { Entry(text: "tag \(type)", value: type) }
  }

  /// Returns the qualifier for a tag that is a value. Two tags are equal if they are the same object, equal
  /// values of the same type, or values of the same type with the same description.
  package func tag<Tag>(value: Tag) -> Qualifier {
    intern(key(of: value)) { Entry(text: "tag \(value)", value: value) }
  }

  /// Returns the qualifier for a tag value that was interned anywhere in the process, else nil.
  package func knownTag<Tag>(value: Tag) -> Qualifier? {
    var compared = 0
    return known(key(of: value), &compared)
  }

  private func key<Tag>(of value: Tag) -> Key {
    if let type = value as? any Any.Type { return .type(ObjectIdentifier(type)) }
    let type = ObjectIdentifier(Swift.type(of: value as Any))
    if Swift.type(of: value as Any) is AnyObject.Type {
      return .object(ObjectIdentifier(value as AnyObject))
    }
    if let value = value as? AnyHashable {
      return .value(HashKey(type: type, hash: value.hashValue), value)
    }
    return .text(TextKey(type: type, text: "\(value)"))
  }

  /// Returns the qualifier for a tag, or nil if it isn't interned.
  ///
  /// - Parameter compared: The number of values with the same hash that were compared with the tag and
  ///   differ.
  private func known(_ key: Key, _ compared: inout Int) -> Qualifier? {
    switch key {
    case .type(let address), .object(let address):
      return mutex.locked { addresses[address].map(Qualifier.init(number:)) }
    case .text(let key):
      return mutex.locked { texts[key].map(Qualifier.init(number:)) }
    case .value(let key, let value):
      let candidates = mutex.locked { values[key] ?? [] }
      for candidate in candidates.dropFirst(compared) where candidate.value == value {
        return Qualifier(number: candidate.number)
      }
      compared = candidates.count
      return nil
    }
  }

  private func intern(_ key: Key, _ makeEntry: () -> Entry) -> Qualifier {
    var compared = 0
    var made: Entry?
    while true {
      if let known = known(key, &compared) { return known }
      let entry = made ?? makeEntry()
      made = entry
      if let number = mutex.locked({ add(entry, for: key, compared) }) {
        return Qualifier(number: number)
      }
    }
  }

  /// Adds a tag; returns nil if another thread may have added it meanwhile. The caller holds the lock.
  private func add(_ entry: Entry, for key: Key, _ compared: Int) -> UInt32? {
    switch key {
    case .type(let address), .object(let address):
      guard addresses[address] == nil else { return nil }
      let number = append(entry)
      addresses[address] = number
      if case .type = key {
        let key = AddressKey(word: UInt(bitPattern: address))
        typeTags.set(Qualifier(number: number).address, for: key)
      }
      return number
    case .text(let key):
      guard texts[key] == nil else { return nil }
      let number = append(entry)
      texts[key] = number
      return number
    case .value(let key, let value):
      guard values[key, default: []].count == compared else { return nil }
      let number = append(entry)
      values[key, default: []].append(InternedValue(value: value, number: number))
      return number
    }
  }

  private func append(_ entry: Entry) -> UInt32 {
    entries.append(entry)
    return UInt32(entries.count)
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
    typealias Metatype = any Any.Type
    return .tag(value as? Metatype ?? type(of: value))
  }
}
