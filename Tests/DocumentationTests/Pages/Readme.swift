import DITranquillity
import Testing

@MainActor
@Suite("README.md")
struct Readme {
  @Test("the twenty lines do what they promise")
  func twentyLines() throws {
    let printed = Printed.lines {
      // page README.md 1
    }
    #expect(try printed == promised(block: 1, of: "README.md"))
  }
}
