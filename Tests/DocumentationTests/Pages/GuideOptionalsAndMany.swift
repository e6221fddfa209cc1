import DITranquillity
import Testing

@MainActor
@Suite("The guide: Optionals and many")
struct OptionalsAndManyArticle {
  // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 1

  // test Sources/DIv3/DIv3.docc/OptionalsAndMany.md 2 Optionals
  // test Sources/DIv3/DIv3.docc/OptionalsAndMany.md 3 Many
  // test Sources/DIv3/DIv3.docc/OptionalsAndMany.md 4 An array is a type
  // test Sources/DIv3/DIv3.docc/OptionalsAndMany.md 5 Lazies of many, and many lazies
}
