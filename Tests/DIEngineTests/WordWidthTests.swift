import Testing

@testable import DIEngine

/// Some watches have 32-bit pointers: packing and hashing of words must work at both widths.
@Suite("Words of 32 and of 64 bits")
struct WordWidthTests {
  private static let narrow: [UInt32] = (0..<512).map { 0x2000_0000 + $0 * 16 }
  private static let wide: [UInt64] = (0..<512).map { 0x7F00_1234_0000 + $0 * 16 }

  private func starts<Word: FixedWidthInteger & UnsignedInteger>(
    _ first: Word, _ distance: Word
  ) -> Int {
    Set((0..<512).map { TableHash.start(address: first + $0 * distance) & 1023 }).count
  }

  @Test("addresses at equal distances spread over a table of twice their number")
  func spreading() {
    // Of 512 random numbers below 1,024, about 403 are distinct.
    for distance in stride(from: 4, through: 256, by: 4) {
      #expect(starts(0x2000_1230, UInt32(distance)) > 300, "\(distance)")
      #expect(starts(0x7F00_1234_0000, UInt64(distance)) > 300, "\(distance)")
    }
    #expect(TableHash.start(address: UInt32(8)) == TableHash.start(address: UInt64(8)))
  }

  @Test("consecutive numbers rarely collide", arguments: [100, 1000, 1 << 20])
  func numbers(first: UInt64) {
    // Four apart, as instance keys are.
    let words = (first..<first + 512).map { $0 << 2 }
    #expect(Set(words.map { TableHash.start(number: $0) & 1023 }).count > 350)
    #expect(
      words.map { TableHash.start(number: $0) }
        == words.map { TableHash.start(number: UInt32($0)) })
  }

  private func words<Word: FixedWidthInteger & UnsignedInteger>(
    _ types: [Word], _ extras: [UInt64]
  ) -> [Word?] {
    types.flatMap { type in extras.map { PlanKey.packed(type, 0, $0) } }
  }

  @Test("a type with two Boolean answers fits into one word, each combination into another one")
  func packing() {
    #expect(Set(words(Self.narrow, [0, 1, 2, 3]).compactMap { $0 }).count == 4 * 512)
    #expect(Set(words(Self.wide, [0, 1, 2, 3]).compactMap { $0 }).count == 4 * 512)
  }

  @Test(
    "a key with more information doesn't fit", arguments: [4, 1 << 8, 1 << 31, 1 << 32, 1 << 63])
  func longKeys(extra: UInt64) {
    #expect(PlanKey.packed(UInt32(0x2000_0000), 0, extra) == nil)
    #expect(PlanKey.packed(UInt64(0x2000_0000), 0, extra) == nil)
  }

  @Test("a list of arguments requires a long key")
  func signatures() {
    #expect(PlanKey.packed(UInt32(16), 16, 0) == nil)
    #expect(PlanKey.packed(UInt64(16), 16, 0) == nil)
  }

  @Test("names, modules and styles don't overlap in a key")
  func extras() {
    let type = ObjectIdentifier(Int.self)
    let qualifiers = [Qualifier.none, Qualifier(number: 1), Qualifier(number: .max)]
    let modules = [RequestingModule.none, RequestingModule(number: 1), .init(number: 0xFF_FFFF)]
    let styles: [PlanKey.Style] = [[], .softens, .many, .injectsMembers, [.softens, .many]]
    var keys: Set<PlanKey> = []
    for qualifier in qualifiers {
      for module in modules {
        for style in styles { keys.insert(PlanKey(type, qualifier, style, from: module)) }
      }
    }
    #expect(keys.count == 3 * 3 * 5)
  }
}
