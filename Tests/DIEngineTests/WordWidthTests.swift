import Testing

@testable import DIEngine

/// Some watches have 32-bit pointers: hashing of words must work at both widths.
@Suite("Words of 32 and of 64 bits")
struct WordWidthTests {
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
    let words = Array(first..<first + 512)
    #expect(Set(words.map { TableHash.start(number: $0) & 1023 }).count > 350)
    #expect(
      words.map { TableHash.start(number: $0) }
        == words.map { TableHash.start(number: UInt32($0)) })
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
        for style in styles {
          let key = PlanKey(type, qualifier, style, from: module)
          #expect(key.qualifier == qualifier && key.module == module)
          #expect(key.metatype == Int.self && key.softens == style.contains(.softens))
          keys.insert(key)
        }
      }
    }
    #expect(keys.count == 3 * 3 * 5)
  }
}
