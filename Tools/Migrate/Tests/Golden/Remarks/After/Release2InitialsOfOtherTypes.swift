// Rules: M2-50
import DITranquillity

enum Release2InitialsOfOtherTypes {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
    init(number: Int) { text = "\(number)" }
    init(text: String, number: Int, isBold: Bool) { self.text = "\(text)\(number)" }
  }
  final class Sign {
    init() {}
    init(text: String, number: Int) {}
  }
  final class Stamp {
    enum Tone { case blue }
    init() {}
    init(tone: Tone) {}
  }
  final class Board {
    init() {}
    init(text: String) {}
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M2-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register(type: Label.self)
      .initialWithArg { Label(text: $1) }
      .initialWithArg { Label(number: $1) }
      .lifetime(.perDependency)
    // MIGRATE(M2-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register(type: Sign.self)
      .initial { Sign() }
      .initialWithArg { Sign(text: $1, number: $2) }
      .lifetime(.perDependency)
    // MIGRATE(M2-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register(type: Stamp.self)
      .initial { Stamp() }
      .initialWithArg { Stamp(tone: $1) }
      .lifetime(.perDependency)
    builder.register { (text: DIArg<String?>) in
      if let text = arg(text) { return Board(text: text) }
      return Board()
    }
    .lifetime(.perContainer(.strong))
  }
}
