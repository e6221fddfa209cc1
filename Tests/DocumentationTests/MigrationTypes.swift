// The types that the examples of the pages share.
// begin MIGRATION.md 1
protocol Page {}
final class Paper: Page {}
final class Ink {}
final class Press {
  let page: Page
  var ink: Ink?
  init(page: Page) { self.page = page }
}
// end
