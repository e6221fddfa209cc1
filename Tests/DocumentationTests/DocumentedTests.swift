import Foundation
import Pages
import PublicDeclarations
import Testing

@Suite("Public declarations are documented")
struct DocumentedTests {
  @Test(
    "each public declaration has a documentation comment",
    arguments: [
      ("DIEngine", 2), ("DIv1Compat", 140), ("DIv2Compat", 180), ("DIv3", 240),
      ("DIv3Async", 40), ("DIv3SwiftUI", 14), ("DIv3Storyboards", 5), ("DIConformance", 200),
      ("DIDoubles", 15),
      ("DIGraphTools", 150), ("DITestSupport", 11), ("DITracing", 30),
    ])
  func comments(module: String, atLeast: Int) throws {
    let sources = Document.root.appendingPathComponent("Sources").appendingPathComponent(module)
    let declarations = try PublicDeclarations.all(in: sources)
    #expect(declarations.count >= atLeast, "the scanner sees what it must")
    #expect(declarations.filter { !$0.isDocumented }.map(\.path) == [])
  }

  @Test("a declaration without a comment is detected, regardless of its context")
  func missing() {
    let text = """
      /// A car.
      public final class Car {
        /// Its colour.
        @MainActor
        public var colour = 0
        public var doors = 4

        /// A comment of something else.
        private var wheels = 4
        public init() {}
        /// Drives.
        @available(
          *, deprecated, message: "use fly()"
        )
        public func drive() {}
      }

      /// Kinds.
      public enum Kind {
        /// The usual one.
        case usual
        case rare(Int)
      }
      """
    let undocumented = PublicDeclarations(in: text).all.filter { !$0.isDocumented }
    #expect(undocumented.map(\.path) == ["Car.doors", "Car.init()", "Kind.rare(_:)"])
  }
}
