import DIv1Compat
import GoldenCases

// Rules: M1-02 M1-11 M1-13 M1-23
public enum DefaultsAmongMany: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Sheet: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asType(Page.self).asDefault().lifetime(.perDependency)
    builder.register { Sheet() }.asType(Page.self).lifetime(.perDependency)
    let scope = try builder.build()
    let page: Page = *!scope
    let pages: [Page] = **!scope
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}

// Rules: M1-02 M1-05 M1-11 M1-23
public enum ManyOfOneAndNone: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Book(pages: **!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let (one, two): (Book, Book) = (*!scope, *!scope)
    return ["\(one.pages.count)", "\(one.pages[0] === two.pages[0])"]
  }
}

// Rules: M1-13 M1-32 M1-75
public enum NamesAmongMany: GoldenCase {
  protocol Gateway: AnyObject {}
  final class Card: Gateway {}
  final class Invoice: Gateway {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Card() }
      .asType(Gateway.self)
      .asName("card")
      .asDefault()
      .lifetime(.lazySingle)
    builder.register { Invoice() }.asType(Gateway.self).asName("invoice").asName("bill")
      .lifetime(.perScope)
    let scope = try builder.build()
    let card: Gateway = try scope.resolve(name: "card")
    let plain: Gateway = *!scope
    let invoice: Gateway = try scope.resolve(name: "invoice")
    let bill: Gateway = try scope.resolve(name: "bill")
    let all: [Gateway] = **!scope
    return [
      "\(all.map { "\(type(of: $0))" })", "\(card === plain)", "\(all.contains { $0 === card })",
      "\(all.contains { $0 === plain })", "\(invoice === bill)",
      "\(try scope.resolve(Gateway.self, name: "bill") === bill)",
    ]
  }
}

// Rules: M1-05 M1-13
public enum OwnersAmongMany: GoldenCase {
  protocol Log: AnyObject {}
  final class FileLog: Log {}
  final class ScreenLog: Log {}
  final class AllLogs: Log {
    let logs: [Log]
    init(logs: [Log]) { self.logs = logs }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { FileLog() }.asType(Log.self).lifetime(.lazySingle)
    builder.register { AllLogs(logs: **!$0) }.asType(Log.self).asDefault().lifetime(.lazySingle)
    builder.register { ScreenLog() }.asType(Log.self)
    let scope = try builder.build()
    let all: Log = *!scope
    let every: [Log] = **!scope
    return [
      (all as! AllLogs).logs.map { "\(type(of: $0))" }.joined(separator: " "),
      every.map { "\(type(of: $0))" }.joined(separator: " "), "\(every[1] === all)",
    ]
  }
}
