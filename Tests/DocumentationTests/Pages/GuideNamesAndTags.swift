import DITranquillity
import Testing

@MainActor
@Suite("The guide: Names and tags")
struct NamesAndTagsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/NamesAndTags.md"

  // page Sources/DIv3/DIv3.docc/NamesAndTags.md 1

  @Test("A default")
  func byDefault() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/NamesAndTags.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Tags")
  func tags() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/NamesAndTags.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Names")
  func names() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/NamesAndTags.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
