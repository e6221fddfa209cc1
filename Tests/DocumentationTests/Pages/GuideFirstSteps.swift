import DITranquillity
import Testing

@MainActor
@Suite("The guide: First steps")
struct FirstStepsArticle {
  // page Sources/DIv3/DIv3.docc/FirstSteps.md 1

  // page Sources/DIv3/DIv3.docc/FirstSteps.md 2

  // test Sources/DIv3/DIv3.docc/FirstSteps.md 3 Register and resolve

  // page Sources/DIv3/DIv3.docc/FirstSteps.md 4
}
