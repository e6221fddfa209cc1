import DIEngine
import TestSupport
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

  @Test("V2-18 V3-19 the only component, the default, the test, in ascending order of precedence")
  func priority() throws {
    let c = RawContainer(.immediate)
    add(c, 1)
    #expect(try c.get(Thing.self).number == 1)
    add(c, 2).preferred()
    #expect(try c.get(Thing.self).number == 2)
    add(c, 3).preferred(.test)
    #expect(try c.get(Thing.self).number == 3)
  }

  @Test("V3-19 several defaults are ambiguous, several tests count as none and are reported")
  func several() throws {
    let told = Received<String>()
    let c = RawContainer(
      .immediate,
      engine: Engine { event in
        if case .severalTests(_, let candidates) = event {
          told(candidates.map { "\($0.line)" }.joined(separator: " "))
        }
      })
    add(c, 1).preferred(.test)
    add(c, 2).preferred()
    add(c, 3).preferred(.test)
    #expect(try c.get(Thing.self).number == 2)
    #expect(told.all == ["1 3"])
    add(c, 4).preferred()
    let failure = try failure { _ = try c.get(Thing.self) }
    #expect(failure.kind.name == "ambiguous")
    #expect(failure.candidates.map(\.line) == [1, 2, 3, 4])
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

  @Test("V2-19 V3-17 a name finds only the component with that name")
  func names() throws {
    let c = RawContainer(.immediate)
    add(c, 1).named("choice one")
    add(c, 2).named("choice two").preferred()
    #expect(try c.get(Thing.self, name: "choice one").number == 1)
    #expect(try c.get(Thing.self, name: "choice two").number == 2)
    let failure = try failure { _ = try c.get(Thing.self, name: "choice three") }
    #expect(failure.kind.name == "qualifierNotFound")
    #expect(failure.candidates.map(\.line) == [1, 2])
    add(c, 3).named("choice one")
    let ambiguous = try DIEngineTests.failure {
      _ = try c.get(Thing.self, name: "choice one")
    }
    #expect(ambiguous.candidates.map(\.line) == [1, 3])
  }

  @Test("V1-13 an unregistered name fails, as a missing type or as an unknown name")
  func unknownName() throws {
    let c = RawContainer(.immediate)
    func ask() throws {
      let _: Thing = try c.scope.resolve(Thing.self, name: "never heard of", for: c)
    }
    #expect(try failure(of: ask).kind.name == "notFound")
    add(c, 1)
    let failure = try failure(of: ask)
    #expect(failure.kind.name == "qualifierNotFound")
    #expect(failure.candidates.map(\.line) == [1])
    add(c, 2).named("never heard of")
    #expect(try c.scope.resolve(Thing.self, name: "never heard of", for: c).number == 2)
  }

  @Test("V3-15 several tags must all match")
  func tagsIntersect() throws {
    let c = RawContainer(.immediate)
    add(c, 1).offered(as: AnyObject.self, tag: Red.self)
    add(c, 2).offered(as: AnyObject.self, tag: Round.self)
    #expect(try c.get(Tagged<Red, AnyObject>.self).value is Thing)
    let both = try failure { _ = try c.get(Tagged<Red, Tagged<Round, AnyObject>>.self) }
    #expect(both.kind.name == "qualifierNotFound")
    add(c, 3).offered(as: AnyObject.self, tag: Round.self)
      .offered(as: AnyObject.self, tag: Red.self)
    let third = try c.get(Tagged<Red, Tagged<Round, AnyObject>>.self).value.value
    #expect((third as? Thing)?.number == 3)
    let red = try failure { _ = try c.get(Tagged<Red, AnyObject>.self) }
    #expect(red.candidates.map(\.line) == [1, 3])
    let all = try c.get(Tagged<Round, All<AnyObject>>.self).value.elements
    #expect(all.compactMap { ($0 as? Thing)?.number } == [2, 3])
  }

  @Test("a service with a tag only is not found without the tag")
  func taggedOnly() throws {
    let c = RawContainer(.immediate)
    add(c, 1).offered(as: AnyObject.self, tag: Red.self)
    #expect(try failure { _ = try c.get(AnyObject.self) }.kind.name == "qualifierNotFound")
    #expect(try c.get(Thing.self).number == 1)
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

  @Test("V1-13 named components are not found without a name, unless they are the default")
  func namelessNeedsDefault() throws {
    for isNeeded in [true, false] {
      let c = RawContainer(.deferring)
      let thing = add(c, 1, .deferring).named("only").change {
        if isNeeded { $0.behaviour.options.insert(.namelessNeedsDefault) }
      }
      if isNeeded {
        #expect(try failure { _ = try c.get(Thing.self) }.kind.name == "qualifierNotFound")
      } else {
        #expect(try c.get(Thing.self).number == 1)
      }
      #expect(try c.get(Thing.self, name: "only").number == 1)
      #expect(try c.scope.resolveMany(Thing.self, leavingOut: [], for: c).count == 1)
      try c.inject(Thing(5))
      thing.preferred()
      #expect(try c.get(Thing.self).number == 1)
    }
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

  @Test("V1-12 V2-16 a type and its Optionals are equivalent")
  func peeled() throws {
    let c = RawContainer(.deferring)
    c.declare(.deferring) { () -> Thing?? in Thing(1) }.offered(as: AnyObject?.self)
    #expect(try c.get(Thing.self).number == 1)
    #expect(try c.get(Thing?.self)?.number == 1)
    #expect(try c.get(AnyObject.self) is Thing)
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
