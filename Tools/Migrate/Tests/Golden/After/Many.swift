import DITranquillity
import GoldenCases

// Rules: M1-02 M1-11 M1-13 M1-23
public enum DefaultsAmongMany: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Sheet: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register { Sheet() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let page: Page = *scope
    let pages: [Page] = scope.resolveMany()
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
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Book(pages: many($0)) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let (one, two): (Book, Book) = (*scope, *scope)
    return ["\(one.pages.count)", "\(one.pages[0] === two.pages[0])"]
  }
}

// Rules: M1-13 M1-32 M1-75
public enum NamesAmongMany: GoldenCase {
  protocol Gateway: AnyObject {}
  final class Card: Gateway {}
  final class Invoice: Gateway {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Card() }
      .as(check: Gateway.self) { $0 }
      .as(check: Gateway.self, name: "card") { $0 }
      .objectForEachName()
      .default()
      .lifetime(.perRun(.strong))
    builder.register { Invoice() }.as(check: Gateway.self) { $0 }.as(check: Gateway.self, name: "invoice") { $0 }.as(check: Gateway.self, name: "bill") { $0 }.objectForEachName()
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let card: Gateway = try scope.resolved(name: "card")
    let plain: Gateway = *scope
    let invoice: Gateway = try scope.resolved(name: "invoice")
    let bill: Gateway = try scope.resolved(name: "bill")
    let all: [Gateway] = scope.resolveMany()
    return [
      "\(all.map { "\(type(of: $0))" })", "\(card === plain)", "\(all.contains { $0 === card })",
      "\(all.contains { $0 === plain })", "\(invoice === bill)",
      "\(try (scope.resolved(name: "bill") as Gateway) === bill)",
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
    let builder = DIContainer()
    builder.register { FileLog() }.as(check: Log.self) { $0 }.lifetime(.perRun(.strong))
    builder.register { AllLogs(logs: many($0)) }.as(check: Log.self) { $0 }.default().lifetime(.perRun(.strong))
    builder.register { ScreenLog() }.as(check: Log.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let all: Log = *scope
    let every: [Log] = scope.resolveMany()
    return [
      (all as! AllLogs).logs.map { "\(type(of: $0))" }.joined(separator: " "),
      every.map { "\(type(of: $0))" }.joined(separator: " "), "\(every[1] === all)",
    ]
  }
}
