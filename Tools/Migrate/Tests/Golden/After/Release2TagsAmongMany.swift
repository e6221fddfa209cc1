// Rules: M2-27 M2-48 M2-75
import DITranquillity

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
