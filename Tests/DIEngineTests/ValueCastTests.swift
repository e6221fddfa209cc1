import DIEngine
import TestSupport
import Testing

private protocol Named { var name: String { get } }
private protocol Sized { var size: Int { get } }

private struct Small: Named, Sized {
  let name: String
  var size: Int { 1 }
}

private struct Holding: Named {
  let counted: Counted
  var name: String { "holding" }
}

private struct Big: Named {
  let numbers: (Int, Int, Int, Int)
  let name: String
}

private struct Aligned: Named {
  let numbers: SIMD4<Float>
  var name: String { "\(numbers.x)" }
}

private enum Choice: Named {
  case one
  case other(String)

  var name: String {
    switch self {
    case .one: "one"
    case .other(let name): name
    }
  }
}

private struct Nothing: Named {
  var name: String { "nothing" }
}

/// Services of value types are requested as protocols.
@Suite("Casts of values")
struct ValueCastTests {
  private func check<Made, Target>(
    _ style: RawContainer.Style, _ lifetime: Lifetime, as target: Target.Type,
    _ make: @escaping (Int) -> Made, name: (Target) -> String, expected: (Int) -> String
  ) throws {
    let c = RawContainer(style)
    var count = 0
    c.declare(style, kept: lifetime) { () -> Made in
      count += 1
      return make(count)
    }
    .offered(as: target)
    for round in 1...4 {
      let value = try c.get(Target.self)
      #expect(name(value) == expected(lifetime.kind == .nowhere ? round : 1))
    }
  }

  @Test(
    "values of each size and kind", arguments: RawContainer.Style.allCases,
    [Lifetime(.nowhere), Lifetime(.scope), Lifetime(.engine)])
  func kinds(style: RawContainer.Style, lifetime: Lifetime) throws {
    try check(style, lifetime, as: (any Named).self) {
      Small(name: "a rather long name, number \($0)")
    } name: {
      $0.name
    } expected: {
      "a rather long name, number \($0)"
    }
    try check(style, lifetime, as: (any Named & Sized).self) {
      Small(name: "\($0)")
    } name: {
      "\($0.name) \($0.size)"
    } expected: {
      "\($0) 1"
    }
    try check(style, lifetime, as: Any.self) {
      Small(name: "\($0)")
    } name: {
      ($0 as! Small).name
    } expected: {
      "\($0)"
    }
    try check(style, lifetime, as: (any Named).self) {
      Big(numbers: (1, 2, 3, 4), name: "\($0)")
    } name: {
      $0.name
    } expected: {
      "\($0)"
    }
    try check(style, lifetime, as: (any Named).self) {
      Aligned(numbers: SIMD4(Float($0), 0, 0, 0))
    } name: {
      $0.name
    } expected: {
      "\(Float($0))"
    }
    try check(style, lifetime, as: (any Named).self) {
      $0.isMultiple(of: 2) ? Choice.one : .other("\($0)")
    } name: {
      $0.name
    } expected: {
      $0.isMultiple(of: 2) ? "one" : "\($0)"
    }
    try check(style, lifetime, as: (any Named).self) { _ in
      Nothing()
    } name: {
      $0.name
    } expected: { _ in
      "nothing"
    }
  }

  @Test(
    "the contents of a value are released with the last copy",
    arguments: RawContainer.Style.allCases)
  func counts(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let living = Counter()
    c.declare(style) { Holding(counted: Counted(living)) }.offered(as: (any Named).self)
    for _ in 0..<4 {
      let value = try c.get((any Named).self)
      #expect(living.value == 1)
      #expect(value.name == "holding")
    }
    #expect(living.value == 0)
  }

  @Test(
    "a kept value is the same instance for each request for AnyObject",
    arguments: RawContainer.Style.allCases,
    [Lifetime(.engine), Lifetime(.scope), Lifetime(.nowhere)])
  func instances(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    c.declare(style, kept: lifetime) { Small(name: "a") }.offered(as: AnyObject.self)
    let instance = try c.get(AnyObject.self)
    let optional = try c.get(AnyObject?.self)
    let all = try c.get(All<AnyObject>.self).elements
    #expect((instance as? Small)?.name == "a")
    let areSame = [optional === instance, all.count == 1 && all[0] === instance]
    #expect(areSame == Array(repeating: lifetime != Lifetime(.nowhere), count: 2))
  }

  @Test(
    "a value of another type fails each time, without lasting effect",
    arguments: RawContainer.Style.allCases)
  func misfits(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let living = Counter()
    c.declare(style) { Holding(counted: Counted(living)) }.offered(as: (any Sized).self)
    for _ in 0..<3 {
      let failure = try failure { _ = try c.get((any Sized).self) }
      guard case .wrongType(let real) = failure.kind else {
        Issue.record("not the wrong type: \(failure)")
        continue
      }
      #expect(ObjectIdentifier(real) == ObjectIdentifier(Holding.self))
      #expect(living.value == 0)
    }
  }
}
