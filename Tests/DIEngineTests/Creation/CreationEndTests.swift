import DIEngine
import Testing

/// What always fails must not be tried for ever.
@Suite("Creation: requests end")
struct CreationEndTests {
  @Test(
    "injections that fail again and again, each making an object of the other, end",
    arguments: RawContainer.Style.allCases)
  func ends(style: RawContainer.Style) throws {
    // A always fails, after it made B and C, whose injections need A.
    let play = Play([.needs(1, 2, 0), .needs(injects: [0]), .needs(injects: [0])], style)
    let call = play.call(1)
    let failure = try #require(throws: Failure.self) { _ = try call.value() }
    #expect(failure.kind.name == "recursion")
    #expect(play.made.value <= 8)
  }
}
