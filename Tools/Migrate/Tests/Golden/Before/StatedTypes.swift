// Rules: M1-05 M1-10 M1-34
import DIv1Compat

public enum StatedTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { scope in Press(page: try! scope.resolve(Board.self)) }.lifetime(.perDependency)
    let scope = try builder.build()
    let press = try! scope.resolve(Press.self)
    return ["\(press.page is Board)", "\(try! scope.resolve(Paper.self) is Page)"]
  }
}
