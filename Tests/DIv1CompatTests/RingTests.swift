import DIv1Compat
import Testing

private protocol Digit: SendableMetatype {}
private enum D0: Digit {}
private enum D1: Digit {}
private enum D2: Digit {}
private enum D3: Digit {}
private enum D4: Digit {}
private enum D5: Digit {}
private enum D6: Digit {}
private enum D7: Digit {}
private enum D8: Digit {}
private enum D9: Digit {}
private let digits: [any Digit.Type] = [
  D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

/// One of a hundred types: one specialisation for each pair of digits.
private final class Member<Tens, Ones> {
  var next: (any RingMember)?
  var runs = 0

  init() {}
}

private protocol RingMember: AnyObject {
  var next: (any RingMember)? { get set }
  var runs: Int { get set }

  init()
}

extension Member: RingMember {}

private func memberTypes() -> [any RingMember.Type] {
  func type<Tens: Digit, Ones: Digit>(_: Tens.Type, _: Ones.Type) -> any RingMember.Type {
    Member<Tens, Ones>.self
  }
  return (0..<100).map { number in
    let (tens, ones) = (digits[number / 10], digits[number % 10])
    return type(tens, ones)
  }
}

@Suite("Long rings")
struct RingTests {
  private let types = memberTypes()

  private func scope(_ lifetime: DILifeTime) throws -> DIScope {
    let b = DIContainerBuilder()
    nonisolated(unsafe) var runs = 0
    func register<T: RingMember, Next: RingMember>(_: T.Type, _: Next.Type) {
      b.register { T() }.lifetime(lifetime).dependency { scope, member in
        runs += 1
        // A ring that doesn't close would never end.
        guard runs <= 10_000 else { throw Mishap(number: runs) }
        member.next = try scope.resolve(Next.self)
        member.runs += 1
      }
    }
    for number in types.indices {
      let (type, next) = (types[number], types[(number + 1) % types.count])
      register(type, next)
    }
    return try b.build()
  }

  /// Returns the objects of the ring from an object of the given type up to its repetition.
  private func ring<T: RingMember>(from _: T.Type, in s: DIScope) throws -> [any RingMember] {
    let first: any RingMember = try s.resolve(T.self)
    var members = [first]
    while let next = members.last?.next, next !== first, members.count <= types.count {
      members.append(next)
    }
    #expect(members.last?.next === first)
    return members
  }

  private func kinds(from start: Int) -> [ObjectIdentifier] {
    (0..<100).map { ObjectIdentifier(types[(start + $0) % 100]) }
  }

  @Test("V1-31 V1-32 a ring of a hundred closures of transient objects closes from each start")
  func newObjects() throws {
    let s = try scope(.perDependency)
    var all: [any RingMember] = []
    for (start, type) in types.enumerated() {
      let members = try ring(from: type, in: s)
      #expect(members.map { ObjectIdentifier(Swift.type(of: $0)) } == kinds(from: start))
      #expect(members.allSatisfy { $0.runs == 1 })
      all += members
    }
    // All objects are transient: the rings have no member in common.
    #expect(Set(all.map(ObjectIdentifier.init)).count == 10_000)
    for member in all { member.next = nil }
  }

  @Test(
    "V1-31 V1-32 a ring of a hundred closures of shared objects is the same ring from each start",
    arguments: [DILifeTime.perScope, .lazySingle])
  func keptObjects(lifetime: DILifeTime) throws {
    for (start, type) in types.enumerated() {
      let s = try scope(lifetime)
      let members = try ring(from: type, in: s)
      #expect(members.map { ObjectIdentifier(Swift.type(of: $0)) } == kinds(from: start))
      let opposite = types[(start + 50) % 100]
      let again = try ring(from: opposite, in: s)
      let expected = members[50...] + members[..<50]
      #expect(again.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      #expect(members.allSatisfy { $0.runs == 1 })
      for member in members { member.next = nil }
    }
  }
}
