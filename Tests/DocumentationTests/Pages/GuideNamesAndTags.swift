import DITranquillity
import Testing

@MainActor
@Suite("The guide: Names and tags")
struct NamesAndTagsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/NamesAndTags.md"

  // page Sources/DIv3/DIv3.docc/NamesAndTags.md 1

  @Test("A default")
  func byDefault() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/NamesAndTags.md 2
    }
  }

  @Test("Tags")
  func tags() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/NamesAndTags.md 3
    }
  }

  @Test("Names")
  func names() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/NamesAndTags.md 4
    }
  }
}
