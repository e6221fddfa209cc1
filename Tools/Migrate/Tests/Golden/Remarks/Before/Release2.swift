import DIv2Compat

// Rules: M2-62
enum Release2DefaultLifetime {
  final class Ink {}
  final class Pen {}

  static func run() throws {
    DISetting.defaultLifeTime = .perDependency
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init)
    builder.register(type: Pen.init).lifetime(.lazySingle)
  }
}

// Rules: M2-58 M2-72
enum Release2ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let container = try builder.build()
    do {
      _ = try *container as Ink
    } catch let error as DIError {
      print(error)
    }
    do {
      let inks: [Ink] = try **container
      print(inks)
    } catch {
      print("no ink")
    }
  }
}

// Rules: M2-57 M2-62
extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum Release2ExtensionsOfRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).kept()
  }

  static func describe(_ type: DIType, _ info: DITypeInfo, _ signature: DIMethodSignature) -> String {
    return "\(type) \(info) \(signature)"
  }
}

// Rules: M2-50
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

// Rules: M2-65
enum Release2InjectionsAfterRings {
  final class Screen {
    var presenter: Presenter?
    func connect(_ title: Title) {}
  }
  final class Presenter {
    weak var screen: Screen?
  }
  final class Title {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Title.init).lifetime(.lazySingle)
    builder.register(type: Presenter.init)
      .injection { $0.screen = $1 }
      .lifetime(.lazySingle)
    builder.register(type: Screen.init)
      .injection { $0.presenter = $1 }
      .injection { screen, title in screen.connect(title) }
      .lifetime(.lazySingle)
  }
}

// Rules: M2-62
enum Release2Leftovers {
  final class Trace: DILogger {
    func log(_ event: DILogEvent, msg: String) {}
  }

  static func share(_ window: DIContainer, _ session: DIContainer) {
    window.useScope(from: session)
  }
}

// Rules: M2-71
enum Release2NamesInLoops {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    for tone in ["blue", "red"] {
      builder.register(type: Ink.init).set(name: tone).lifetime(.perDependency)
    }
    for _ in 0..<2 {
      builder.register(type: Ink.init).set(name: "green").lifetime(.perDependency)
    }
  }
}

// Rules: M2-50
enum Release2SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let name = "untitled"
    builder.register(type: Label.self)
      .initial { Label(text: name) }
      .initialWithArg { Label(text: $1) }
      .lifetime(.perDependency)
  }
}

// Rules: M2-70
enum Release2Tags {
  final class Ink {}
  enum Tone {
    case blue
    case mixed(Int)
  }
  struct Shade {
    static let dark = Shade()
  }

  static func run(_ tone: Tone) throws {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(tag: Tone.mixed(1)).lifetime(.perDependency)
    builder.register(type: Ink.init).set(tag: Shade.dark).lifetime(.perDependency)
    let container = try builder.build()
    let ink: Ink = try container.resolve(tag: tone)
    print(ink)
  }
}

// Rules: M2-56
enum Release2Wheels {
  final class Board {
    var left: Column?
    var right: Column?
  }
  final class Column {
    weak var board: Board?
    init(board: Board) { self.board = board }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Board.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    builder.register(type: Column.init(board:)).lifetime(.perDependency)
    let container = try builder.build()
    let column: Column = try *container
    print(column)
  }
}

// Rules: M2-52
enum RingsWithNames {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    weak var screen: Screen?
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Screen.init)
      .set(name: "main")
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)
    builder.register(type: Presenter.init)
      .injection { $0.screen = $1 }
      .lifetime(.lazySingle)
  }
}
