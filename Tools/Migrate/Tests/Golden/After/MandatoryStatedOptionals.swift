// Rules: M1-05
import DITranquillity

public enum MandatoryStatedOptionals {
  final class Ink {}
  final class Pen {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }
  final class Paper {}
  final class Book {
    let paper: Paper?
    init(paper: Paper?) { self.paper = paper }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.register { Pen(ink: $0 as Ink) }.lifetime(.prototype)
    builder.register { Book(paper: $0 as Paper) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    let book = try? scope.resolved() as Book
    return ["\(pen.ink != nil)", "\(book == nil)"]
  }
}
