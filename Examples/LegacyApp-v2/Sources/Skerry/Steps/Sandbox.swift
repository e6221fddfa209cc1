import DITranquillity

/// Types to register without affecting the app itself.
final class Pier {
  init(ship: Ship) {}
}

final class Ship {
  init(pier: Pier) {}
}

protocol Vessel: AnyObject {
  var name: String { get }
}

final class Barge: Vessel {
  let name: String

  init(name: String = "barge") {
    self.name = name
  }
}

final class Tug: Vessel {
  let name = "tug"
}

/// A vessel that consists of all vessels.
final class Convoy: Vessel {
  let name = "convoy"
  let vessels: [Vessel]
  var all: [Vessel] = []

  init(vessels: [Vessel]) {
    self.vessels = vessels
  }
}

/// `Anchor` and `Chain` refer to each other; neither needs the other at creation.
final class Anchor {
  var chain: Chain!
}

final class Chain {
  weak var anchor: Anchor!
}

/// The harbour of the terminal, without public components by default.
final class HarbourModule: DIModule {
  let components: [DIComponent] = [HarbourVessels()]
  let dependencies: [DIModule] = []
}

final class HarbourVessels: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { Barge() }
      .as(Vessel.self).check { $0 }
  }
}

final class TerminalModule: DIModule {
  let components: [DIComponent] = [TerminalDesk()]
  let dependencies: [DIModule] = [HarbourModule()]
}

final class Lookout {
  let vessel: Vessel

  init(vessel: Vessel) {
    self.vessel = vessel
  }
}

final class TerminalDesk: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Lookout.init(vessel:))
  }
}
