import DIEngine
import Testing

@Suite("Names and tags")
struct QualifierTests {
  enum Tag { case value }
  final class Object {}
  struct Opaque {}

  private let interner = QualifierInterner.shared

  @Test("a name is known again by its text")
  func name() throws {
    guard case .name(let name) = interner.meaning(of: interner.name("oak")) else {
      Issue.record("no name")
      return
    }
    #expect(name == "oak")
    #expect(interner.meaning(of: .none) == nil)
  }

  @Test("a tag is known again by its type, or by that of its value")
  func tag() {
    func type(_ qualifier: Qualifier) -> String? {
      guard case .tag(let type) = interner.meaning(of: qualifier) else { return nil }
      return "\(type)"
    }
    #expect(type(interner.tag(Tag.self)) == "Tag")
    #expect(type(interner.tag(value: Tag.value)) == "Tag")
    #expect(type(interner.tag(value: Object())) == "Object")
    #expect(type(interner.tag(value: Opaque())) == "Opaque")
  }
}
