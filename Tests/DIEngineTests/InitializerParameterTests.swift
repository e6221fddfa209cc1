import DIEngine
import TestSupport
import Testing

/// The engine lays out the parameters of an initializer in memory, whatever their size and alignment.
@Suite("Parameters of initializers")
struct InitializerParameterTests {
  struct Wide: Equatable {
    var numbers = SIMD16<Int64>(repeating: 7)
  }
  struct Long: Equatable {
    var numbers = [1, 2, 3]
    var text = "a text that is long enough to lie on the heap"
    var more = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)

    static func == (one: Self, other: Self) -> Bool {
      one.numbers == other.numbers && one.text == other.text && one.more.11 == other.more.11
    }
  }
  struct Nothing: Equatable {}
  final class Mixed {
    let values: (Int8, Wide, Nothing, String, Long, UInt16, Int?)

    init(
      _ a: Int8, _ b: Wide, _ c: Nothing, _ d: String, _ e: Long, _ f: UInt16, _ g: Int?
    ) {
      values = (a, b, c, d, e, f, g)
    }
  }

  private func declare(
    _ c: RawContainer, _ style: RawContainer.Style, _ lifetime: Lifetime = Lifetime(.nowhere)
  ) {
    c.declare(style, kept: lifetime) { Int8(-3) }
    c.declare(style, kept: lifetime) { Wide() }
    c.declare(style, kept: lifetime) { Nothing() }
    c.declare(style, kept: lifetime) { "text" }
    c.declare(style, kept: lifetime) { Long() }
    c.declare(style, kept: lifetime) { UInt16(65_000) }
    c.declare(style, kept: lifetime) { 42 }
  }

  @Test(
    "parameters of all sizes and alignments", arguments: RawContainer.Style.allCases,
    [Lifetime(.nowhere), Lifetime(.scope), Lifetime(.graph)])
  func layouts(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    declare(c, style, lifetime)
    c.declare(style, Mixed.init)
    for _ in 0..<3 {
      let mixed = try c.get(Mixed.self)
      #expect(mixed.values.0 == -3)
      #expect(mixed.values.1 == Wide())
      #expect(mixed.values.2 == Nothing())
      #expect(mixed.values.3 == "text")
      #expect(mixed.values.4 == Long())
      #expect(mixed.values.5 == 65_000)
      #expect(mixed.values.6 == 42)
    }
  }

  /// Parameters of this size move as one tuple.
  @Test("small parameters of several alignments", arguments: RawContainer.Style.allCases)
  func small(style: RawContainer.Style) throws {
    final class Small {
      let values: (Int8, String, UInt16, Int?, SIMD4<Float>)
      let counted: Counted

      init(
        _ a: Int8, _ b: String, _ counted: Counted, _ c: UInt16, _ d: Int?, _ e: SIMD4<Float>
      ) {
        values = (a, b, c, d, e)
        self.counted = counted
      }
    }
    let c = RawContainer(style)
    let living = Counter()
    declare(c, style)
    c.declare(style) { SIMD4<Float>(1, 2, 3, 4) }
    c.declare(style) { Counted(living) }
    c.declare(style, Small.init)
    for _ in 0..<2 {
      let small = try c.get(Small.self)
      #expect(small.values.0 == -3 && small.values.1 == "text" && small.values.2 == 65_000)
      #expect(small.values.3 == 42 && small.values.4 == SIMD4(1, 2, 3, 4))
      #expect(living.value == 1)
      withExtendedLifetime(small) {}
    }
    #expect(living.value == 0)
  }

  @Test("parameters without a size, or none", arguments: RawContainer.Style.allCases)
  func empty(style: RawContainer.Style) throws {
    struct Aligned: Equatable {
      var nothing = Nothing()
    }
    let c = RawContainer(style)
    let living = Counter()
    var calls: [String] = []
    declare(c, style)
    c.declare(style) { Aligned() }
    c.declare(style) { (_: Nothing, _: Aligned) in calls.append("made of nothing") }
    c.declare(style) { (nothing: Nothing, text: String, _: Aligned, last: Int8) in
      [text, "\(last)", "\(nothing)"]
    }
    c.declare(style) { Counted(living) }
      .inject { (_: Counted) in calls.append("none") }
      .inject { (_: Counted, _: Nothing) in calls.append("empty") }
      .inject { (_: Counted, _: Aligned, number: Int8) in calls.append("\(number)") }
    for _ in 0..<2 {
      calls = []
      try c.get(Void.self)
      _ = try c.get(Counted.self)
      #expect(calls == ["made of nothing", "none", "empty", "-3"])
      #expect(try c.get([String].self) == ["text", "-3", "Nothing()"])
    }
    #expect(living.value == 0)
  }

  @Test("injected values, too", arguments: RawContainer.Style.allCases)
  func injected(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let living = Counter()
    declare(c, style)
    var got: [(Int8, Wide, Long)] = []
    c.declare(style) { Counted(living) }
      .inject { (_: Counted, small: Int8, wide: Wide, long: Long) in
        got.append((small, wide, long))
      }
    for _ in 0..<2 { _ = try c.get(Counted.self) }
    #expect(got.count == 2)
    #expect(got.allSatisfy { $0.0 == -3 && $0.1 == Wide() && $0.2 == Long() })
  }

  @Test(
    "created values are released if a later one fails", arguments: RawContainer.Style.allCases,
    [false, true])
  func failing(style: RawContainer.Style, isLarge: Bool) throws {
    struct Fine {
      let first: Counted
      let second: Counted
    }
    struct Refused {}
    let c = RawContainer(style)
    let living = Counter()
    declare(c, style)
    c.declare(style) { Fine(first: Counted(living), second: Counted(living)) }
    c.declare(style) { () throws -> Refused in throw Refusal() }
    if isLarge {
      c.declare(style) { (_: Fine, _: Wide, _: Fine, _: Refused, _: Long) in Counted(living) }
    } else {
      c.declare(style) { (_: Fine, _: Fine, _: Refused) in Counted(living) }
    }
    for _ in 0..<3 {
      _ = try failure { _ = try c.get(Counted.self) }
      #expect(living.value == 0)
    }
  }

  @Test("boxes return their values, regardless of the layout")
  func boxes() {
    #expect(Box(Int8(5)).value(as: Int8.self) == 5)
    #expect(Box(5).value(as: Int.self) == 5)
    #expect(Box(Wide()).value(as: Wide.self) == Wide())
    #expect(Box(Long()).value(as: Long.self) == Long())
    #expect(Box("text").value(as: String.self) == "text")
    #expect(Box(Nothing()).value(as: Nothing.self) == Nothing())
    let living = Counter()
    let counted = Box(Counted(living))
    #expect(counted.value(as: Counted.self) === counted.value)
    let any: any Equatable = Long()
    #expect(Box(any).value(as: (any Equatable).self) as? Long == Long())
    #expect(living.value == 1)
    withExtendedLifetime(counted) {}
  }
}
