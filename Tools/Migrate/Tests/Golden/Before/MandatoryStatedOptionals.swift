// Rules: M1-05
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    builder.register { Pen(ink: *!$0 as Ink?) }.lifetime(.perDependency)
    builder.register { try Book(paper: *$0 as Paper?) }.lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    let book = try? scope.resolve(Book.self)
    return ["\(pen.ink != nil)", "\(book == nil)"]
  }
}
