import DITranquillity
import Testing

@MainActor
@Suite("The guide: Arguments")
struct ArgumentsArticle {
  // page Sources/DIv3/DIv3.docc/Arguments.md 1

  // test Sources/DIv3/DIv3.docc/Arguments.md 2 Values for the requested object
  // test Sources/DIv3/DIv3.docc/Arguments.md 3 Values for an object further down
  // test Sources/DIv3/DIv3.docc/Arguments.md 4 Values that come later
  // test Sources/DIv3/DIv3.docc/Arguments.md 5 One kept object for each argument
}
