// Rules: M1-13 M1-32 M1-75
import DIv1Compat

public enum NamesAmongMany {
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
