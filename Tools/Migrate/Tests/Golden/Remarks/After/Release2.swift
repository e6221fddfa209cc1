import DITranquillity

// Rules: M2-62
enum Release2DefaultLifetime {
  final class Ink {}
  final class Pen {}

  static func run() throws {
    // MIGRATE(M2-62): a declaration without an automatic successor (`DISetting.defaultLifeTime`; write DISetting.Defaults.lifeTime, and set that to .perContainer(.strong) before the first registration): see the page; see docs/migration/declarations-2.md#errors
    DISetting.defaultLifeTime = .perDependency
    let builder = DIContainer()
    builder.register(Ink.init)
    builder.register(Pen.init).lifetime(.perRun(.strong))
  }
}

// Rules: M2-58 M2-72
enum Release2ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let container = builder
    // MIGRATE(M2-72): DIError: catch a DIFailure, whose type, component and description tell why; see docs/migration/declarations-2.md#errors
    do {
      _ = try container.resolved() as Ink
    } catch let error as DIError {
      print(error)
    }
    do {
      // MIGRATE(M2-58): a request whose caught error changes (no component is no error any more): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
      let inks: [Ink] = try **container
      print(inks)
    } catch {
      print("no ink")
    }
  }
}

// Rules: M2-57 M2-62
// MIGRATE(M2-62): a declaration without an automatic successor (`DIRegistrationBuilder`): see the page; see docs/migration/declarations-2.md#errors
extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum Release2ExtensionsOfRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M2-57): a link of a chain that has no successor (`kept`): see the page; see docs/migration/declarations-2.md#initializers-and-injections
    builder.register(type: Ink.init).kept()
  }

  // MIGRATE(M2-62): a declaration without an automatic successor (`DIType`): see the page; see docs/migration/declarations-2.md#errors
  // MIGRATE(M2-62): a declaration without an automatic successor (`DITypeInfo`): see the page; see docs/migration/declarations-2.md#errors
  // MIGRATE(M2-62): a declaration without an automatic successor (`DIMethodSignature`): see the page; see docs/migration/declarations-2.md#errors
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
    let builder = DIContainer()
    builder.register(Title.init).lifetime(.perRun(.strong))
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M2-65): an injection after one that leads back: let it lead back, too, or move it to postInit; see docs/migration/differences.md#between-the-generations
    builder.register(type: Screen.init)
      .injection { $0.presenter = $1 }
      .injection { screen, title in screen.connect(title) }
      .lifetime(.lazySingle)
  }
}

// Rules: M2-62
enum Release2Leftovers {
  // MIGRATE(M2-62): a declaration without an automatic successor (`DILogger`): see the page; see docs/migration/declarations-2.md#errors
  final class Trace: DILogger {
    // MIGRATE(M2-62): a declaration without an automatic successor (`DILogEvent`): see the page; see docs/migration/declarations-2.md#errors
    func log(_ event: DILogEvent, msg: String) {}
  }

  static func share(_ window: DIContainer, _ session: DIContainer) {
    // MIGRATE(M2-62): a declaration without an automatic successor (`useScope(from:)`): see the page; see docs/migration/declarations-2.md#errors
    window.useScope(from: session)
  }
}

// Rules: M2-71
enum Release2NamesInLoops {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    for tone in ["blue", "red"] {
      // MIGRATE(M2-71): a registration that runs several times: pass file and line, which distinguish the registrations; see docs/migration/recipes.md#modules-with-stored-properties
      builder.register(type: Ink.init).set(name: tone).lifetime(.perDependency)
    }
    for _ in 0..<2 {
      builder.register(Ink.init).as(Ink.self, name: "green").lifetime(.prototype)
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
    let builder = DIContainer()
    let name = "untitled"
    // MIGRATE(M2-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
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
    let builder = DIContainer()
    // MIGRATE(M2-70): a tag that is no constant: a name made of its type and value, such as "Tone.blue", or a type for each tag; see docs/migration/declarations-2.md#services-and-names
    builder.register(type: Ink.init).set(tag: Tone.mixed(1)).lifetime(.perDependency)
    // MIGRATE(M2-70): a tag that is no constant: a name made of its type and value, such as "Tone.blue", or a type for each tag; see docs/migration/declarations-2.md#services-and-names
    builder.register(type: Ink.init).set(tag: Shade.dark).lifetime(.perDependency)
    builder.initializeSingletonObjects()
    let container = builder
    // MIGRATE(M2-70): a tag that is no constant: a name made of its type and value, such as "Tone.blue", or a type for each tag; see docs/migration/declarations-2.md#services-and-names
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
    let builder = DIContainer()
    // MIGRATE(M2-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register(type: Board.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    // MIGRATE(M2-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register(type: Column.init(board:)).lifetime(.perDependency)
    builder.initializeSingletonObjects()
    let container = builder
    let column: Column = try container.resolved()
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
    let builder = DIContainer()
    // MIGRATE(M2-52): names of objects that are made anew (in a cycle): objectForEachName(), and objectGraph if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register(type: Screen.init)
      .set(name: "main")
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
  }
}
