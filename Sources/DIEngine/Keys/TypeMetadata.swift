internal import CDIEngine

// Facts read directly from the runtime's type metadata: equivalent casts take a hundred times as long. The
// layout of the metadata is part of Swift's ABI.

/// `any Any.Type`, where the grammar needs a name.
typealias Metatype = any Any.Type

/// The words of a type's metadata record. The first word contains its kind.
func words(of type: any Any.Type) -> UnsafePointer<UInt> {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self)
}

private let structKind: UInt = 0x200
private let enumerationKind: UInt = 0x201
private let tupleKind: UInt = 0x301
private let functionKind: UInt = 0x302
private let existentialKind: UInt = 0x303
private let metatypeKind: UInt = 0x304
private let extendedExistentialKind: UInt = 0x307
private let mostKinds: UInt = 0x7FF

/// Returns whether a type is a class: the first word is then 0 or the address of the metaclass. Returns false
/// for an Objective-C class with a wrapped record.
package func isKnownClass(_ type: any Any.Type) -> Bool {
  let kind = words(of: type).pointee
  return kind == 0 || kind > mostKinds
}

/// Returns whether a type is a struct or an enum other than Optional.
package func isValue(_ type: any Any.Type) -> Bool {
  let kind = words(of: type).pointee
  return kind == structKind || kind == enumerationKind
}

/// Returns whether a type is a function type.
package func isFunction(_ type: any Any.Type) -> Bool { words(of: type).pointee == functionKind }

/// Returns whether the runtime casts values of a type to a function type: that of the same function, or one that may throw.
package func isFunction(_ type: any Any.Type, castableTo target: any Any.Type) -> Bool {
  let mayThrow: UInt = 0x100_0000
  return isFunction(type, like: target, apartFrom: mayThrow)
    && words(of: type)[1] & mayThrow <= words(of: target)[1] & mayThrow
}

/// Returns whether a type is a function type with the parameters and the result of another one, whatever else it says.
func isFunction(_ type: any Any.Type, like other: any Any.Type) -> Bool {
  isFunction(type, like: other, apartFrom: ~0xFFFF)
}

/// - Parameter mask: The flags that may differ: the lowest 16 bits are the number of parameters.
private func isFunction(
  _ type: any Any.Type, like other: any Any.Type, apartFrom mask: UInt
) -> Bool {
  guard isFunction(type), isFunction(other) else { return false }
  // The flags, the result, and the parameters.
  let (own, others) = (words(of: type) + 1, words(of: other) + 1)
  return own.pointee & ~mask == others.pointee & ~mask
    && (1...1 + Int(own.pointee & 0xFFFF)).allSatisfy { own[$0] == others[$0] }
}

/// Returns whether a type is a tuple type.
package func isTuple(_ type: any Any.Type) -> Bool { words(of: type).pointee == tupleKind }

/// Returns whether a type is the type of another type.
func isMetatype(_ type: any Any.Type) -> Bool { words(of: type).pointee == metatypeKind }

/// Returns whether a type is a protocol or a protocol composition, without arguments.
func isExistential(_ type: any Any.Type) -> Bool {
  words(of: type).pointee == existentialKind
}

/// Returns whether a type is a protocol or a composition with arguments, such as `any Repository<User>`.
func isExistentialWithArguments(_ type: any Any.Type) -> Bool {
  words(of: type).pointee == extendedExistentialKind
}

/// Returns the layout of a type that is only known at runtime.
package func layout<Value>(of type: Value.Type) -> (size: Int, alignment: Int) {
  (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
}

/// Returns the type as an Optional, or nil if it isn't one.
///
/// Only Optionals are cast: a failing cast scans all conformances in the program.
package func optionalType(of type: any Any.Type) -> (any OptionalType.Type)? {
  isOptional(type) ? type as? any OptionalType.Type : nil
}

package func isOptional<Value>(_ type: Value.Type) -> Bool { _isOptional(type) }

/// Returns the type without its layers of Optional.
package func peeled(_ type: any Any.Type) -> any Any.Type {
  var type = type
  while let optional = optionalType(of: type) { type = optional.wrapped }
  return type
}

/// Returns the elements of a collection whose types are subtypes of a type, Optional layers aside.
///
/// - Parameter type: Returns the type of an element.
/// - Complexity: The runtime searches for a conformance in up to a tenth of a millisecond the first time, so only
///   the first 1,000 elements are considered.
package func subtypes<Elements: Collection>(
  of supertype: any Any.Type, among elements: Elements, by type: (Elements.Element) -> any Any.Type
) -> [Elements.Element] {
  let supertype = peeled(supertype)
  return elements.prefix(1_000).filter { isSubtype(peeled(type($0)), of: supertype) }
}

/// Returns whether a type conforms to each protocol of a protocol type, or inherits from a class.
///
/// Returns false where the metadata doesn't tell it: for Objective-C's protocols, for protocols with a superclass,
/// and for other kinds of types.
private func isSubtype(_ type: any Any.Type, of supertype: any Any.Type) -> Bool {
  if isKnownClass(supertype) { return inherits(type, from: supertype) }
  guard let requirements = ExistentialRequirements(of: supertype) else { return false }
  return requirements.superclass == nil && !requirements.needsObjectiveC
    && !requirements.protocols.isEmpty && requirements.hold(for: type)
}

/// Returns an argument of a protocol type, in the order of code, and the number of its protocol, which is nil if one
/// inherits it; nil if there is no such argument.
func argument(_ number: Int, of type: any Any.Type) -> (type: any Any.Type, owner: Int?)? {
  var argument: UnsafeRawPointer?
  let owner = di_argument(words(of: type), Int32(number), &argument)
  return argument.map { (unsafeBitCast($0, to: Metatype.self), owner < 0 ? nil : Int(owner)) }
}

/// What a protocol type requires of the types of its objects.
package struct ExistentialRequirements {
  package let needsClass: Bool
  package let superclass: (any Any.Type)?
  /// Whether one of the protocols is Objective-C's, of which the metadata doesn't tell who conforms.
  package let needsObjectiveC: Bool
  /// The addresses of Swift's protocols.
  package let protocols: [UnsafeRawPointer]
  /// The protocol type, if it has arguments.
  private let argued: (any Any.Type)?

  /// Reads the metadata of a protocol type; nil for other types, and for one with arguments and a superclass.
  package init?(of type: any Any.Type) {
    if isExistentialWithArguments(type) {
      let read = withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 16) {
        var needsClass: Int32 = 0
        let count = di_protocols(words(of: type), $0.baseAddress, 16, &needsClass)
        return count < 0 ? nil : (needsClass != 0, $0.prefix(Int(count)).compactMap(\.self))
      }
      guard let read else { return nil }
      (needsClass, protocols) = read
      (superclass, needsObjectiveC, argued) = (nil, false, type)
      return
    }
    guard isExistential(type) else { return nil }
    argued = nil
    // The second word: flags and the number of protocols, 32 bits each. Then the superclass, if there is one, and
    // the protocols' addresses.
    let word = UnsafeRawPointer(words(of: type) + 1)
    let flags = word.load(as: UInt32.self)
    let isOfAnyType: UInt32 = 0x8000_0000
    let hasSuperclass: UInt32 = 0x4000_0000
    needsClass = flags & isOfAnyType == 0
    var addresses = (word + 8).assumingMemoryBound(to: UInt.self)
    if flags & hasSuperclass != 0 {
      superclass = unsafeBitCast(addresses.pointee, to: Metatype.self)
      addresses += 1
    } else {
      superclass = nil
    }
    let isObjectiveC: UInt = 1
    let all = (0..<Int(word.load(fromByteOffset: 4, as: UInt32.self))).map { addresses[$0] }
    needsObjectiveC = all.contains { $0 & isObjectiveC != 0 }
    protocols = all.filter { $0 & isObjectiveC == 0 }
      .compactMap(UnsafeRawPointer.init(bitPattern:))
  }

  /// Returns whether a type meets them, as far as the metadata tells: Objective-C's protocols aside.
  package func hold(for type: any Any.Type) -> Bool {
    (!needsClass || isKnownClass(type)) && superclass.map { inherits(type, from: $0) } ?? true
      && protocols.allSatisfy { di_conforms(words(of: type), $0) != 0 }
      && argued.map { di_arguments_hold(words(of: type), words(of: $0)) != 0 } ?? true
  }
}

/// Returns whether a type is a class and the same as, or below, another class.
package func inherits<Superclass>(_ type: any Any.Type, from _: Superclass.Type) -> Bool {
  type is Superclass.Type
}

/// Returns whether a type is a struct or an enum other than Optional, and its values are stored in the buffer
/// of an existential instead of a box.
func isInlineValue(_ type: any Any.Type) -> Bool {
  guard isValue(type) else { return false }
  let isNotInline: UInt32 = 0x2_0000
  return layoutFlags(of: type) & isNotInline == 0
}

/// Returns whether a value is copied by copying its bytes.
func isTrivial(_ type: any Any.Type) -> Bool {
  let isNotTrivial: UInt32 = 0x1_0000
  return layoutFlags(of: type) & isNotTrivial == 0
}

private func layoutFlags(of type: any Any.Type) -> UInt32 {
  // The word before the record is the address of the value witness table: eight functions, size, stride and
  // flags.
  let witnesses = UnsafeRawPointer(bitPattern: (words(of: type) - 1).pointee).unsafelyUnwrapped
  return witnesses.load(fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
}

/// Returns the address that all specializations of a generic struct share: its declaration. Nil for other
/// types.
package func declaration(ofGenericStruct type: any Any.Type) -> UnsafeRawPointer? {
  guard words(of: type).pointee == structKind else { return nil }
  // The second word is the address of the declaration, which starts with flags.
  let address = UnsafeRawPointer(bitPattern: (words(of: type) + 1).pointee).unsafelyUnwrapped
  let isGeneric: UInt32 = 0x80
  return address.load(as: UInt32.self) & isGeneric == 0 ? nil : address
}

/// The type of the value in an `Any?`; nil if there is no value.
func valueType(in optional: UnsafePointer<Any?>) -> UnsafeRawPointer? {
  UnsafeRawPointer(optional)
    .load(fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
}

/// Returns whether a type, without Optional layers, is a struct or an enum.
package func isStructOrEnumeration(_ type: any Any.Type) -> Bool { isValue(peeled(type)) }
