// What the runtime's own records of types tell, read in place: the casts that would tell the same take a hundred times
// as long. Their layout is part of Swift's ABI.

/// The words of a type's record, the first of which tells its kind.
private func words(of type: any Any.Type) -> UnsafePointer<UInt> {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self)
}

private let structKind: UInt = 0x200
private let enumerationKind: UInt = 0x201
private let existentialKind: UInt = 0x303
private let mostKinds: UInt = 0x7FF

/// Whether a type is a class: then the first word is 0, or the address of another class. False for a class of
/// Objective-C whose record is wrapped.
func isKnownClass(_ type: any Any.Type) -> Bool {
  let kind = words(of: type).pointee
  return kind == 0 || kind > mostKinds
}

/// Whether a type is a protocol, or a composition of protocols.
func isExistential(_ type: any Any.Type) -> Bool {
  words(of: type).pointee == existentialKind
}

/// Whether a type is a struct or an enumeration, other than Optional, whose values lie in an existential rather than
/// in a box.
func isInlineValue(_ type: any Any.Type) -> Bool {
  let kind = words(of: type).pointee
  guard kind == structKind || kind == enumerationKind else { return false }
  let isNotInline: UInt32 = 0x2_0000
  return layoutFlags(of: type) & isNotInline == 0
}

/// Whether a value is copied by copying its bytes.
func isTrivial(_ type: any Any.Type) -> Bool {
  let isNotTrivial: UInt32 = 0x1_0000
  return layoutFlags(of: type) & isNotTrivial == 0
}

private func layoutFlags(of type: any Any.Type) -> UInt32 {
  // Before the record lies the address of the value witnesses: eight functions, size, stride and flags.
  let witnesses = UnsafeRawPointer(bitPattern: (words(of: type) - 1).pointee).unsafelyUnwrapped
  return witnesses.load(fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
}

/// The declaration that all specializations of a generic struct share; nil for other types.
func declaration(ofGenericStruct type: any Any.Type) -> UnsafeRawPointer? {
  guard words(of: type).pointee == structKind else { return nil }
  // The second word is the address of the declaration, which begins with flags.
  let address = UnsafeRawPointer(bitPattern: (words(of: type) + 1).pointee).unsafelyUnwrapped
  let isGeneric: UInt32 = 0x80
  return address.load(as: UInt32.self) & isGeneric == 0 ? nil : address
}

/// The type of the value in an `Any?`; nil if there is none.
func valueType(in optional: UnsafePointer<Any?>) -> UnsafeRawPointer? {
  UnsafeRawPointer(optional)
    .load(fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
}
