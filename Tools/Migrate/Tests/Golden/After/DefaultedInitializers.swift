// Rules: M1-73
import DITranquillity

public enum DefaultedInitializers {
  final class Label {
    let text: String
    let size: Int
    init(text: String, size: Int) {
      self.text = text
      self.size = size
    }
  }
  final class Formatter {
    let currency: String
    init(currency: String) { self.currency = currency }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0) ?? "untitled", size: arg($1) ?? 12) }
      .lifetime(.prototype)
    builder.register { Formatter(currency: arg($0) ?? "EUR") }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let plain: Label = *scope
    let big: Label = try scope.resolved(args: "Cars", 20)
    let money = try scope.resolved(args: "SEK") as Formatter
    return ["\(plain.text) \(plain.size)", "\(big.text) \(big.size)", money.currency]
      + [(*scope as Formatter).currency]
  }
}
