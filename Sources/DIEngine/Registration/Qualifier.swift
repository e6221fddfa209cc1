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

  static let nameBit: UInt32 = 1 << 31

  /// A name that no component has.
  package static var unknown: Qualifier { Qualifier(number: .max) }

  /// No name and no tag.
  @inlinable package static var none: Qualifier { Qualifier(number: 0) }
}
