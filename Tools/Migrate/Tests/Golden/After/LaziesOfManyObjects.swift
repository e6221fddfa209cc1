// Rules: M1-04 M1-14 M1-74
import DITranquillity

public enum LaziesOfManyObjects {
  class Page {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  final class Press {
    let ink: Ink
    let pages: Lazy<[Page]>
    init(ink: Ink, pages: Lazy<[Page]>) {
      self.ink = ink
      self.pages = pages
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { (container: DIContainer, ink) in Press(ink: ink, pages: Lazy { container.resolveMany() }) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    let pages: Lazy<[Page]> = Lazy { scope.resolveMany() }
    let same = press.pages.value.first === pages.value.first
    let kept = press.pages.value.last === press.pages.value.last
    let other = press.pages.value.last === pages.value.last
    return ["\(same)", "\(kept)", "\(other)"] + press.pages.value.map { "\(type(of: $0))" }
  }
}
