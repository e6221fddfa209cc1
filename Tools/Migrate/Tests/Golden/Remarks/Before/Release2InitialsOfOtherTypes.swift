// Rules: M2-50
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Label.self)
      .initialWithArg { Label(text: $1) }
      .initialWithArg { Label(number: $1) }
      .lifetime(.perDependency)
    builder.register(type: Sign.self)
      .initial { Sign() }
      .initialWithArg { Sign(text: $1, number: $2) }
      .lifetime(.perDependency)
    builder.register(type: Stamp.self)
      .initial { Stamp() }
      .initialWithArg { Stamp(tone: $1) }
      .lifetime(.perDependency)
    builder.register(type: Board.self)
      .initial { Board() }
      .initialWithArg { Board(text: $1) }
      .lifetime(.perScope)
  }
}
