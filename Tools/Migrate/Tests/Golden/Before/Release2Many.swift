import DIv2Compat
import GoldenCases

// Rules: M2-02 M2-05 M2-11 M2-13
public enum Release2DefaultsAmongMany: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Board.init)
      .as(Page.self).check { $0 }
      .set(.default)
      .lifetime(.perDependency)
    let container = try builder.build()
    let page: Page = try container.resolve()
    let pages: [Page] = try container.resolveMany()
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
    let builder = DIContainerBuilder()
    builder.register { try Journal(sinks: **$0) }
      .as(.self)
      .as(Sink.self).check { $0 }
      .set(.default)
    builder.register(type: FileSink.init).as(Sink.self).check { $0 }
    builder.register(type: ScreenSink.init).as(Sink.self).check { $0 }.lifetime(.lazySingle)
    let container = try builder.build()
    let every: [Sink] = try **container
    let journal: Journal = try *container
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
    let builder = DIContainerBuilder()
    builder.register(type: Card.init)
      .as(Gateway.self).check { $0 }
      .set(tag: Kind.card)
      .set(.default)
    builder.register(type: Invoice.init)
      .as(Gateway.self).check { $0 }
      .set(tag: Kind.invoice)
      .lifetime(.lazySingle)
    builder.register(type: Letter.init)
      .as(Gateway.self).check { $0 }
      .set(tag: Paper.self)
      .lifetime(.weakSingle)
    builder.register(type: Till.init)
      .injection(.manual) { container, till in till.all = try **container }
      .injection(.manual) { container, till in
        till.gateways[.card] = try container.resolve(tag: Kind.card)
        till.gateways[.invoice] = try container.resolve(tag: Kind.invoice)
        till.letter = try container.resolve(tag: Paper.self)
      }
    let container = try builder.build()
    let till: Till = try *container
    let plain: Gateway = try *container
    let card: Gateway = try container.resolve(tag: Kind.card)
    let letter: Gateway = try container.resolve(tag: Paper.self)
    return [
      till.all.map { "\(type(of: $0))" }.joined(separator: " "),
      "\(plain === card)", "\(till.gateways[.card] === card)", "\(till.letter === letter)",
      "\(till.all.contains { $0 === plain })", "\(till.all.contains { $0 === card })",
      "\(till.all.contains { $0 === letter })",
    ]
  }
}
