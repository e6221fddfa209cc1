// Rules: M1-15
import DITranquillity

public enum ManyInjections {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Book {
    var pages: [Page] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Book() }.injection { $0.pages = many($1) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as Book).pages.map { "\(type(of: $0))" }
  }
}
