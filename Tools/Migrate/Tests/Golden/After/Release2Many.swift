import DITranquillity
import GoldenCases

// Rules: M2-02 M2-05 M2-11 M2-13
public enum Release2DefaultsAmongMany: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register(Board.init)
      .as(check: Page.self) { $0 }
      .default()
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let page: Page = try container.resolved()
    let pages: [Page] = try container.resolvedMany()
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}

// Rules: M2-05
public enum Release2OwnersAmongMany: GoldenCase {
  protocol Sink: AnyObject {}
  final class FileSink: Sink {}
  final class ScreenSink: Sink {}
  final class Journal: Sink {
    let sinks: [Sink]
    init(sinks: [Sink]) { self.sinks = sinks }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Journal(sinks: many($0)) }
      .as(check: Sink.self) { $0 }
      .default()
      .lifetime(.perContainer(.strong))
    builder.register(FileSink.init).as(check: Sink.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(ScreenSink.init).as(check: Sink.self) { $0 }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let every: [Sink] = try container.resolvedMany()
    let journal: Journal = try container.resolved()
    return [
      every.map { "\(type(of: $0))" }.joined(separator: " "),
      journal.sinks.map { "\(type(of: $0))" }.joined(separator: " "),
      "\(every[0] === journal)", "\(every[1] === journal.sinks[0])",
    ]
  }
}

// Rules: M2-27 M2-48 M2-75
public enum Release2TagsAmongMany: GoldenCase {
  enum Kind { case card, invoice }
  enum Paper {}
  protocol Gateway: AnyObject {}
  final class Card: Gateway {}
  final class Invoice: Gateway {}
  final class Letter: Gateway {}
  final class Till {
    var gateways: [Kind: Gateway] = [:]
    var all: [Gateway] = []
    var letter: Gateway?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Card.init)
      .as(check: Gateway.self) { $0 }
      .as(check: Gateway.self, name: "Kind.card") { $0 }
      .objectForEachName()
      .default()
      .lifetime(.perContainer(.strong))
    builder.register(Invoice.init)
      .as(check: Gateway.self) { $0 }
      .as(check: Gateway.self, name: "Kind.invoice") { $0 }
      .objectForEachName()
      .lifetime(.perRun(.strong))
    builder.register(Letter.init)
      .as(check: Gateway.self) { $0 }
      .as(check: Gateway.self, tag: Paper.self) { $0 }
      .objectForEachName()
      .lifetime(.perRun(.weak))
    builder.register(Till.init)
      .injection { $0.all = many($1) }
      .injection { (till, container: DIContainer) in
        till.gateways[.card] = container.resolve(name: "Kind.card")
        till.gateways[.invoice] = container.resolve(name: "Kind.invoice")
        till.letter = container.resolve(tag: Paper.self)
      }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let till: Till = try container.resolved()
    let plain: Gateway = try container.resolved()
    let card: Gateway = try container.resolved(name: "Kind.card")
    let letter: Gateway = try container.resolved(tag: Paper.self)
    return [
      till.all.map { "\(type(of: $0))" }.joined(separator: " "),
      "\(plain === card)", "\(till.gateways[.card] === card)", "\(till.letter === letter)",
      "\(till.all.contains { $0 === plain })", "\(till.all.contains { $0 === card })",
      "\(till.all.contains { $0 === letter })",
    ]
  }
}
