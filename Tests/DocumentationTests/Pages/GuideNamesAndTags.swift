import DITranquillity
import Testing

@MainActor
@Suite("The guide: Names and tags")
struct NamesAndTagsArticle {
  // page Sources/DIv3/DIv3.docc/NamesAndTags.md 1

  // test Sources/DIv3/DIv3.docc/NamesAndTags.md 2 A default
  // test Sources/DIv3/DIv3.docc/NamesAndTags.md 3 Tags
  // test Sources/DIv3/DIv3.docc/NamesAndTags.md 4 Names
}
