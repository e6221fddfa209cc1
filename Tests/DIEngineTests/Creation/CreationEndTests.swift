import DIEngine
import TestSupport
import Testing

/// Requests that always fail must not be retried forever.
@Suite("Creation: requests terminate")
struct CreationEndTests {
  @Test(
    "injections that fail repeatedly, each creating an object of the other, terminate",
    arguments: RawContainer.Style.allCases)
  func ends(style: RawContainer.Style) throws {
    // A always fails, after it has created B and C, whose injections need A.
    let play = Play([.needs(1, 2, 0), .needs(injects: [0]), .needs(injects: [0])], style)
    let call = play.call(1)
    let failure = try #require(throws: Failure.self) { _ = try call.value() }
    #expect(failure.kind.name == "recursion")
    #expect(play.made.value <= 8)
  }
}
