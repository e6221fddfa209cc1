import DITranquillity
import Testing

@MainActor
@Suite("README.md")
struct Readme {
  // test README.md 1 the twenty lines do what they promise
}
