// Rules: M1-04 M1-28
import DIv1Compat

public enum LazyErrors {
  struct Torn: Error {}
  final class Page {
    init(text: String) throws { if text.isEmpty { throw Torn() } }
  }
  final class Press {
    let page: DILazy<Page>
    init(page: DILazy<Page>) { self.page = page }
  }

  public static func results() throws -> [String] {
    var text = ""
    let builder = DIContainerBuilder()
    builder.register { try Page(text: text) }.lifetime(.perScope)
    builder.register { scope in Press(page: -*!scope) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = *!scope
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
