import TestSupport
import Testing

/// The explorer finds the violations of incorrect protocols; otherwise it would prove nothing.
@Suite("Creation: incorrect variants", .enabled(if: isOptimized))
struct CreationFlawTests {
  @Test(
    "creation 8: each incorrect variant violates an invariant", arguments: CreationFlaw.allCases)
  func isFound(flaw: CreationFlaw) {
    let isOnMain = flaw.kinds.contains(.main)
    let healthy =
      isOnMain
      ? CreationProgram.onMain(flaw.kinds, 2, 1) : CreationProgram.healthy(flaw.kinds, 2, 1)
    let programs = healthy + healthy.flatMap { $0.failing() }
    let text = programs.lazy.compactMap { CreationExplorer($0, flaw: flaw).report }.first
    #expect(text?.first == flaw.broken, "\(text ?? "no violation")")
  }
}
