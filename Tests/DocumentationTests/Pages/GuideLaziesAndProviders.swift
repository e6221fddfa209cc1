import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lazies and providers")
struct LaziesAndProvidersArticle {
  // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 1

  // test Sources/DIv3/DIv3.docc/LaziesAndProviders.md 2 Wrappers as dependencies
  // test Sources/DIv3/DIv3.docc/LaziesAndProviders.md 3 Wrappers without a container
}
