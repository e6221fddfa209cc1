// Rules: M1-28 M1-31 M1-36
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { try Page(isTorn: isTorn) }.lifetime(.perScope)
    builder.register { scope in Book(page: *!scope) }.lifetime(.perScope)
    let scope = try builder.build()
    let page: Page? = *?scope
    let ink: Ink? = *?scope
    var found = ["\(page == nil)", "\(ink != nil)", "\((*?scope as Page?) == nil)"]
    if let page: Page = *?scope { found.append("\(page)") }
    isTorn = false
    found.append("\((*?scope as Page?) != nil)")
    return found + [take(*?scope)]
  }
}
