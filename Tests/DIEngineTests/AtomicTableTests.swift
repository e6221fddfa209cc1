import TestSupport
import Testing

@testable import DIEngine

/// A table that threads read while one thread adds entries and replaces values.
@Suite("Tables that are read without a lock")
struct AtomicTableTests {
  /// A key that is aligned more strictly than a word, as one of 64 bits is where a word has 32. Many begin their search at
  /// the same place.
  private struct Key: TableKey {
    let number: Int
    let doubles: SIMD2<Int>
    var start: Int { number % 3 }

    init(_ number: Int) {
      self.number = number
      doubles = [number * 2, -number]
    }
  }

  /// A table that is freed after the test.
  private final class Owned: @unchecked Sendable {
    private var wordMemory: UInt
    var table: AtomicTable<Key> { AtomicTable(at: AtomicWord(in: self)) }

    init(capacity: Int) { wordMemory = AtomicTable<Key>.makeFirst(capacity: capacity) }

    deinit { table.deallocate() }
  }

  private static func value(_ number: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: number)!
  }

  @Test("keys are found, others aren't, whatever the first capacity", arguments: [1, 2, 16])
  func growth(capacity: Int) {
    let owned = Owned(capacity: capacity)
    for number in 1...200 {
      #expect(owned.table.find(Key(number)) == nil)
      owned.table.set(Self.value(number), for: Key(number))
      let entries = Int(bitPattern: AtomicTable<Key>.entries(owned.table.header))
      #expect(entries % MemoryLayout<Key>.alignment == 0)
      for known in 1...number { #expect(owned.table.find(Key(known)) == Self.value(known)) }
    }
    var visited: [Int: Int] = [:]
    owned.table.visit { visited[$0.number] = Int(bitPattern: $1) }
    #expect(visited == Dictionary(uniqueKeysWithValues: (1...200).map { ($0, $0) }))
  }

  @Test("a value is replaced", arguments: [1, 300])
  func replacing(others: Int) {
    let owned = Owned(capacity: 4)
    owned.table.set(Self.value(1), for: Key(0))
    for number in 1...others { owned.table.set(Self.value(number), for: Key(number)) }
    owned.table.set(Self.value(2), for: Key(0))
    #expect(owned.table.find(Key(0)) == Self.value(2))
    #expect(owned.table.find(Key(others)) == Self.value(others))
  }

  @Test("threads find what was added before, while another thread adds and replaces")
  func threads() {
    let owned = Owned(capacity: 2)
    let added = Flags(count: 300)
    let wrong = Counter()
    onThreads { thread in
      for number in 1..<300 {
        if thread == 0 {
          owned.table.set(Self.value(number), for: Key(number))
          added.set(number)
          owned.table.set(Self.value(number + 1), for: Key(number / 2 + 1))
        } else {
          let wasAdded = added.isSet(number)
          if wasAdded && owned.table.find(Key(number)) == nil { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
  }

  private final class Flags: Sendable {
    private let flags: [Flag]

    init(count: Int) { flags = (0..<count).map { _ in Flag() } }

    func set(_ index: Int) { flags[index].isSet = true }

    func isSet(_ index: Int) -> Bool { flags[index].isSet }
  }
}
