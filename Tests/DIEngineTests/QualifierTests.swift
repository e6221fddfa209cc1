import DIEngine
import TestSupport
import Testing

@Suite("Names and tags")
struct QualifierTests {
  enum Tag { case value }
  final class Object {}
  struct Opaque {}

  private let interner = QualifierInterner.shared

  @Test("a name is identified by its text")
  func name() throws {
    guard case .name(let name) = interner.label(of: interner.name("oak")) else {
      Issue.record("no name")
      return
    }
    #expect(name == "oak")
    #expect(interner.label(of: .none) == nil)
  }

  @Test("a tag is identified by its type, or by that of its value")
  func tag() {
    func type(_ qualifier: Qualifier) -> String? {
      guard case .tag(let tag) = interner.label(of: qualifier) else { return nil }
      return "\(tag as? any Any.Type ?? Swift.type(of: tag))"
    }
    #expect(type(interner.tag(Tag.self)) == "Tag")
    #expect(type(interner.tag(value: Tag.value)) == "Tag")
    #expect(type(interner.tag(value: Object())) == "Object")
    #expect(type(interner.tag(value: Opaque())) == "Opaque")
  }
}

/// Names and tags are found by their bytes; equal ones are identical, whatever their bytes.
@Suite("Spellings of names")
struct SpellingTests {
  private let interner = QualifierInterner.shared

  @Test("equal strings with different bytes are one name")
  func canonicalEquivalence() {
    let composed = "caf\u{E9} \(UnusedText.next())"
    let decomposed = composed.replacing("\u{E9}", with: "e\u{301}")
    #expect(Array(composed.utf8) != Array(decomposed.utf8))
    #expect(interner.knownName(decomposed) == nil)
    let qualifier = interner.name(composed)
    for _ in 0..<2 {
      #expect(interner.knownName(decomposed) == qualifier)
      #expect(interner.name(decomposed) == qualifier)
      #expect(interner.knownName(composed) == qualifier)
    }
  }

  @Test("many names of each length are distinguished")
  func lengths() {
    let prefix = UnusedText.next()
    let names = (0..<3_000).map { prefix + String(repeating: "x", count: $0 % 40) + "\($0)" }
    let qualifiers = names.map(interner.name)
    #expect(Set(qualifiers).count == names.count)
    for (name, qualifier) in zip(names, qualifiers) {
      #expect(interner.knownName(name) == qualifier)
      #expect(interner.knownName(name + "?") == nil)
      #expect(interner.rawText(of: qualifier) == name)
    }
  }

  @Test("the empty name, and names with zeros")
  func zeros() {
    let names = ["", "\0", "\0\0", "\0\0\0\0\0\0\0\0"]
    #expect(Set(names.map(interner.name)).count == names.count)
    #expect(names.map(interner.name) == names.map(interner.knownName))
  }

  @Test("threads that add the same names get the same identifiers")
  func threads() {
    let prefix = UnusedText.next()
    let log = Received<String>()
    onThreads(4) { _ in
      let own = (0..<500).map { QualifierInterner.shared.name(prefix + "\($0)").number }
      log("\(own)")
    }
    #expect(log.all.count == 4)
    #expect(Set(log.all).count == 1)
  }
}

/// Texts that no other test has registered.
private enum UnusedText {
  private static let counter = Counter()

  static func next() -> String { "spelling \(counter.add()) " }
}
