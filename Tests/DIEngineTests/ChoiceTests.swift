import DIEngine
import Testing

@Suite("Choice of the component")
struct ChoiceTests {
  enum Red {}
  enum Round {}
  final class Thing {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @discardableResult
  private func add(
    _ c: RawContainer, _ number: Int, _ style: RawContainer.Style = .immediate
  ) -> Declaration<Thing> {
    c.declare(style, line: number) { Thing(number) }
  }

  @Test("V2-18 candidates are listed in order of registration, not of offering")
  func candidateOrder() throws {
    let c = RawContainer(.immediate)
    let all = (1...20).map { add(c, $0) }
    for declaration in all.reversed() { declaration.offered(as: AnyObject.self) }
    for request in [
      { _ = try c.get(AnyObject.self) }, { _ = try c.get(Thing.self) },
    ] {
      #expect(try failure(of: request).candidates.map(\.line) == Array(1...20))
    }
  }

  @Test("V2-21 tags that are values match by equality, objects by identity")
  func tagValues() throws {
    final class Key {}
    let interner = QualifierInterner.shared
    #expect(interner.tag(value: 1) == interner.tag(value: 1))
    #expect(interner.tag(value: 1) != interner.tag(value: 2))
    #expect(interner.tag(value: "x") != interner.name("x"))
    let key = Key()
    #expect(interner.tag(value: key) == interner.tag(value: key))
    var numbers: Set<UInt32> = []
    for _ in 0..<20 { numbers.insert(interner.tag(value: Key()).number) }
    #expect(numbers.count == 20)
    #expect(interner.tag(Red.self) != interner.tag(Round.self))
  }

  @Test("V3-27 an Optional makes failures nil only if the requesting generation does so")
  func softening() throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      c.declare(style) { (thing: Thing?) in [thing?.number ?? -1] }
      if style == .immediate {
        #expect(try c.get([Int].self) == [-1])
      } else {
        #expect(try failure { _ = try c.get([Int].self) }.kind.name == "notFound")
      }
    }
  }

  @Test("a copied component creates objects of its own")
  func copies() throws {
    let one = RawContainer(.deferring)
    let two = RawContainer(.deferring)
    let original = one.declare(.deferring, kept: Lifetime(.engine)) { Thing(1) }.named("copied")
    let copy = Component(copying: original.component)
    two.add(copy, of: Thing.self, .deferring)
    let first = try one.get(Thing.self, name: "copied")
    let second = try two.get(Thing.self, name: "copied")
    #expect(first !== second)
    #expect(copy.isSameDeclaration(as: original.component))
  }
}
