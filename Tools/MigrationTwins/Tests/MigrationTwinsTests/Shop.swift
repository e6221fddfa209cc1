/// What both sides of the tests register.
protocol Page: AnyObject {}
final class Paper: Page {}
final class Card: Page {}
final class Log {
  let limit: Int
  init(limit: Int = 3) { self.limit = limit }
}
final class Ink {
  let color: String
  init(color: String) { self.color = color }
}
final class Press {
  let page: any Page
  let ink: Ink
  var log: Log?
  var shop: Shop?
  var spare: Ink?
  init(page: any Page, ink: Ink) { (self.page, self.ink) = (page, ink) }
}
final class Shop {
  weak var press: Press?
  var store: Store?
}
final class Store {
  let place: String
  init(place: String = "") { self.place = place }
}
final class Label {
  let text: String
  let size: Int
  let log: Log
  init(text: String, size: Int, log: Log) {
    (self.text, self.size, self.log) = (text, size, log)
  }
}
protocol Plugin: AnyObject {}
final class Spelling: Plugin {}
final class Grammar: Plugin {}
final class Links: Plugin {
  let log: Log
  init(log: Log) { self.log = log }
}
final class Editor {
  let plugins: [any Plugin]
  var label: Label?
  init(plugins: [any Plugin]) { self.plugins = plugins }
}
struct PriceError: Error {}
struct RateError: Error {}
final class Price {
  init(_ isKnown: Bool) throws { if !isKnown { throw PriceError() } }
}
final class Window {
  let first: Log
  let second: Store
  var third: Ink?
  var fourth: Store?
  init(first: Log, second: Store) { (self.first, self.second) = (first, second) }
}
final class Session {
  let user: String
  init(user: String) { self.user = user }
}
final class Palette {
  let first: Ink
  let second: Ink
  init(first: Ink, second: Ink) { (self.first, self.second) = (first, second) }
}
