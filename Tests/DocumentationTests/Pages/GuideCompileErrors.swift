import DITranquillity
import Testing

@MainActor
@Suite("The guide: Troubleshooting compile errors")
struct CompileErrorsArticle {
  // page Sources/DIv3/DIv3.docc/CompileErrors.md 1

  // test Sources/DIv3/DIv3.docc/CompileErrors.md 2 Each remedy
}
