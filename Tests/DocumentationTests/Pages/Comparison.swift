import DITranquillity
import Testing

@MainActor
@Suite("The comparison with containers that check at compile time")
struct ComparisonPage {
  // test docs/comparison.md 1 One line finds what is missing
}
