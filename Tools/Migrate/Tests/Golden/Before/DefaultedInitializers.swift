// Rules: M1-73
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Label(text: "untitled", size: 12) }
      .initializer { scope, text, size in Label(text: text, size: size) }
      .lifetime(.perDependency)
    builder.register(Formatter.self)
      .initializer { Formatter(currency: "EUR") }
      .initializer { Formatter(currency: $1) }
      .instancePerDependency()
    let scope = try builder.build()
    let plain: Label = *!scope
    let big: Label = try scope.resolve(arg: "Cars", 20)
    let money = try scope.resolve(Formatter.self, arg: "SEK")
    return ["\(plain.text) \(plain.size)", "\(big.text) \(big.size)", money.currency]
      + [(*!scope as Formatter).currency]
  }
}
