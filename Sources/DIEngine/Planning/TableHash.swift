/// Where the tables that are read without a lock look for a key first.
@usableFromInline
enum TableHash {
  /// Spreads a word, usually an address whose lowest bits say little.
  ///
  /// Fibonacci hashing in 64 bits, also where a word has 32. The highest bits of the product are mixed into
  /// those below: records of types of one shape lie at equal distances, and some distances would leave
  /// nine of ten places empty otherwise.
  ///
  /// - Returns: a number to be masked by the capacity of the table, a power of two, less one.
  @inlinable
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word) -> Int {
    let product = UInt64(truncatingIfNeeded: word) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32 ^ product >> 48)
  }
}
