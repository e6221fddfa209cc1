import DITranquillity
import Testing

@MainActor
@Suite("The guide: Cycles")
struct CyclesArticle {
  // page Sources/DIv3/DIv3.docc/Cycles.md 1

  // test Sources/DIv3/DIv3.docc/Cycles.md 2 A deferred injection
  // test Sources/DIv3/DIv3.docc/Cycles.md 3 A provider
  // test Sources/DIv3/DIv3.docc/Cycles.md 4 A weak property keeps nothing
}
