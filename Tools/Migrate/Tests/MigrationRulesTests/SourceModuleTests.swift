import Testing

@testable import MigrationRules

@Suite("Modules of sources")
struct SourceModuleTests {
  private func names(_ files: [(path: String, imports: Set<String>)]) -> [String] {
    SourceModule.ordered(files).map(\.name)
  }

  @Test("a module is a directory below Sources or Tests, or else the directory of a file")
  func grouping() {
    let modules = SourceModule.ordered([
      ("/p/Sources/App/Deep/A.swift", []), ("/p/Sources/App/B.swift", []),
      ("/p/Tests/AppTests/C.swift", []), ("/p/Tools/D.swift", []), ("/p/Sources/E.swift", []),
    ])
    #expect(modules.map(\.name) == ["App", "AppTests", "Tools", "Sources"])
    #expect(modules[0].paths == ["/p/Sources/App/Deep/A.swift", "/p/Sources/App/B.swift"])
  }

  @Test("leaves come first; modules that import each other, and what imports them, last")
  func order() {
    #expect(
      names([
        ("/p/Sources/App/A.swift", ["Features", "UIKit"]),
        ("/p/Sources/Core/A.swift", ["Foundation"]),
        ("/p/Sources/Features/A.swift", ["Core"]), ("/p/Sources/Features/B.swift", ["Features"]),
      ]) == ["Core", "Features", "App"])
    #expect(
      names([
        ("/p/Sources/App/A.swift", ["X"]), ("/p/Sources/X/A.swift", ["Y"]),
        ("/p/Sources/Y/A.swift", ["X"]), ("/p/Sources/Z/A.swift", []),
      ]) == ["Z", "App", "X", "Y"])
  }
}
