/// Where the tables that are read without a lock look for a key first: Fibonacci hashing in 64 bits, also where a
/// word has 32.
///
/// Both functions return a number to be masked by the capacity of the table, a power of two, less one.
@usableFromInline
enum TableHash {
  /// Spreads numbers that were given out one after the other.
  @inlinable
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(number: Word) -> Int {
    Int(truncatingIfNeeded: product(number) >> 32)
  }

  /// Spreads addresses, whose lowest bits say little.
  ///
  /// Records of types of one shape lie at equal distances. For some distances the upper half of the product
  /// alone would leave nine of ten places empty, so its highest bits are mixed into those below.
  @inlinable
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(address: Word) -> Int {
    let product = product(address)
    return Int(truncatingIfNeeded: product >> 32 ^ product >> 48)
  }

  @inlinable
  @inline(__always)
  static func product<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word) -> UInt64 {
    UInt64(truncatingIfNeeded: word) &* 0x9E37_79B9_7F4A_7C15
  }
}
