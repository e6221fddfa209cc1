// Rules: M1-04 M1-28
import DITranquillity

public enum LazyErrors {
  struct Torn: Error {}
  final class Page {
    init(text: String) throws { if text.isEmpty { throw Torn() } }
  }
  final class Press {
    let page: Lazy<Page>
    init(page: Lazy<Page>) { self.page = page }
  }

  public static func results() throws -> [String] {
    var text = ""
    let builder = DIContainer()
    builder.register(throwing: { try Page(text: text) }).lifetime(.perContainer(.strong))
    builder.register { Press(page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    var found: [String] = []
    do {
      found.append("\(try press.page.get())")
    } catch {
      found.append("torn")
    }
    text = "text"
    let page = try press.page.get()
    return found + ["\(page === press.page.value)"]
  }
}
