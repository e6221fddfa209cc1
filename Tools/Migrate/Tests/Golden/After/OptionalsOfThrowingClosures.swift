// Rules: M1-28 M1-31 M1-36
import DITranquillity

public enum OptionalsOfThrowingClosures {
  struct Torn: Error {}
  final class Ink {}
  final class Page {
    init(isTorn: Bool) throws { if isTorn { throw Torn() } }
  }
  final class Book {
    let page: Page
    init(page: Page) { self.page = page }
  }

  static func take(_ book: Book?) -> String { return book == nil ? "nothing" : "a book" }

  public static func results() throws -> [String] {
    var isTorn = true
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register(throwing: { try Page(isTorn: isTorn) }).lifetime(.perContainer(.strong))
    builder.register { Book(page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let page: Page? = (try? scope.resolved())
    let ink: Ink? = *scope
    var found = ["\(page == nil)", "\(ink != nil)", "\(((try? scope.resolved()) as Page?) == nil)"]
    if let page: Page = (try? scope.resolved()) { found.append("\(page)") }
    isTorn = false
    found.append("\(((try? scope.resolved()) as Page?) != nil)")
    return found + [take((try? scope.resolved()))]
  }
}
