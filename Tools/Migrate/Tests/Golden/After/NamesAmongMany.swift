// Rules: M1-13 M1-32 M1-75
import DITranquillity

public enum NamesAmongMany {
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
