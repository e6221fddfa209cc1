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
    /// Asynchronous code makes the request, whose Optional is nil if it can't be served. No other request has both styles: one
    /// for many is never nil.
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
}

extension PlanKey: TableKey {
  @usableFromInline var start: Int {
    TableHash.start(address: UInt64(type ^ signature) ^ extra &* 0x9E37_79B9)
  }
}
