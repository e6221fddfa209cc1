/// The properties of a request on which its plan depends.
@usableFromInline
package struct PlanKey: Hashable, Sendable {
  @usableFromInline
  package struct Style: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An Optional is nil if its request can't be served.
    @inlinable package static var softens: Style { Style(rawValue: 1) }
    /// The request is for all components of the type.
    package static let many = Style(rawValue: 2)
    /// Asynchronous code makes the request, whose Optional is nil if it can't be served. The two flags fit
    /// into a short key; a request for many never softens.
    @inlinable package static var asynchronous: Style { Style(rawValue: 3) }
    /// The request injects members into an external instance of the type.
    static let injectsMembers = Style(rawValue: 4)
  }

  let type: UInt
  let signature: UInt
  /// The qualifier in the upper half, whatever the width of a word is; then the module and the style.
  let extra: UInt64

  package init(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ style: Style,
    signature: ObjectIdentifier? = nil, from module: RequestingModule = .none
  ) {
    self.type = UInt(bitPattern: type)
    self.signature = signature.map(UInt.init(bitPattern:)) ?? 0
    extra =
      UInt64(qualifier.number) << 32 | UInt64(module.number) << 8 | UInt64(style.rawValue)
  }

  /// The short key, if the key consists of a type and two style flags, which fit into the lowest bits of the
  /// metatype's address.
  @inline(__always)
  var short: AddressKey? { Self.packed(type, signature, extra).map(AddressKey.init) }

  /// Packs a key into a word of any width that addresses have.
  @inline(__always)
  static func packed<Word: FixedWidthInteger & UnsignedInteger>(
    _ type: Word, _ signature: Word, _ extra: UInt64
  ) -> Word? {
    (extra & ~3) | UInt64(truncatingIfNeeded: signature) == 0
      ? type | Word(truncatingIfNeeded: extra) : nil
  }
}

extension PlanKey: TableKey {
  @usableFromInline var start: Int {
    TableHash.start(address: UInt64(type ^ signature) ^ extra &* 0x9E37_79B9)
  }
}
