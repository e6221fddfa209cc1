// Rules: M2-27 M2-48 M2-75
import DIv2Compat

public enum Release2TagsAmongMany {
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
