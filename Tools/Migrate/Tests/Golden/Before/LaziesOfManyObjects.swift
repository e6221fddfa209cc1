// Rules: M1-04 M1-14 M1-74
import DIv1Compat

public enum LaziesOfManyObjects {
  class Page {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  final class Press {
    let ink: Ink
    let pages: DILazy<[Page]>
    init(ink: Ink, pages: DILazy<[Page]>) {
      self.ink = ink
      self.pages = pages
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Paper() }.asType(Page.self).lifetime(.perScope)
    builder.register { Board() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Press(ink: *!$0, pages: -**$0) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = *!scope
    let pages: DILazy<[Page]> = **!scope
    let same = press.pages.value.first === pages.value.first
    let kept = press.pages.value.last === press.pages.value.last
    let other = press.pages.value.last === pages.value.last
    return ["\(same)", "\(kept)", "\(other)"] + press.pages.value.map { "\(type(of: $0))" }
  }
}
