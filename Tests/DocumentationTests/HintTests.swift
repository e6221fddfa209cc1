import PublicDeclarations
import Testing

@Suite("The hints of the trait MigrationHints are complete")
struct HintTests {
  /// Returns the deprecation of a declaration with the trait enabled: the message and the new name.
  private func hint(of declaration: PublicDeclaration) -> (message: String, renamed: String?)? {
    let attributes = declaration.attributes
    guard
      let hint = attributes.firstMatch(
        of: #/#if MigrationHints @available\( ?\*, deprecated, message: "([^"]+)"/#)
    else { return nil }
    let renamed = attributes.firstMatch(of: #/renamed: "([^"]+)"/#)
    return (String(hint.1), renamed.map { String($0.1) })
  }

  /// Whether a row of a table names a successor. The tables of old releases have a column for it; of
  /// the modern declarations, only those have a successor that ended and are not merely kept.
  private func hasSuccessor(_ cells: [String], release: Int) -> Bool {
    guard release == 3 else { return !(cells.last ?? "").hasPrefix("none") }
    let isFormer = cells[1].contains(" - ") || cells[1].contains("documents")
    return isFormer && !cells[2].contains("kept here")
  }

  @Test("each declaration with a successor has a hint", arguments: [1, 2, 3])
  func complete(release: Int) throws {
    let rows = try DeclarationTableTests.rows(of: release)
    var hints = 0
    for declaration in try DeclarationTableTests.declarations(of: release) {
      let path = DeclarationTableTests.listed(declaration, of: release)
      let row = try #require(rows[path], "\(path)")
      guard hasSuccessor(row.cells, release: release) else {
        #expect(hint(of: declaration) == nil, "\(path) has no successor")
        continue
      }
      let message = try #require(hint(of: declaration), "\(path) gives no hint").message
      let place = "\(DeclarationTableTests.page(of: release))#\(row.anchor)"
      #expect(message.hasSuffix(", see \(place)"), "\(path)")
      hints += 1
    }
    #expect(hints == [1: 148, 2: 186, 3: 14][release])
  }

  @Test("no hint advises the spelling that it marks, unless it says of what", arguments: [1, 2, 3])
  func otherSpelling(release: Int) throws {
    for declaration in try DeclarationTableTests.declarations(of: release) {
      guard let hint = hint(of: declaration) else { continue }
      let (name, message) = (declaration.name, hint.message.dropFirst("use ".count))
      let word = name.prefix { $0 != "(" }
      let isOwn =
        message.hasPrefix("\(name),")
        || message.hasPrefix("\(name) ") && !message.hasPrefix("\(name) of ")
        || name == "\(word)(_:)" && message.hasPrefix("\(word) {") && !message.contains("} of ")
      #expect(!isOwn && hint.renamed != name, "\(declaration.path): use \(message)")
    }
  }

  @Test("each new name occurs in a test, so that it compiles", arguments: [1, 2, 3])
  func renamed(release: Int) throws {
    let hints = try DeclarationTableTests.declarations(of: release).compactMap(hint)
    let renamed = hints.compactMap(\.renamed)
    #expect(renamed.count == [1: 8, 2: 9, 3: 4][release])
    let file = release == 3 ? "RenamedModern" : "RenamedRelease\(release)"
    let code = try Document("Tests/DocumentationTests/\(file).swift").text
    for name in renamed {
      let spelling = name.replacing("(args:)", with: "(args: ").replacing(
        "(tag:on:)", with: "(tag:"
      )
      .replacing("(file:line:_:)", with: " {")
      #expect(code.contains(spelling), "\(name)")
    }
  }
}
