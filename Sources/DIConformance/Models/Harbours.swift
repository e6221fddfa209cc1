/// A service that several components offer.
protocol Signal: AnyObject, Sendable {
  var label: String { get }
}

final class Lamp: Signal {
  let label: String

  init(label: String = "lamp") {
    self.label = label
  }
}

final class Bell: Signal {
  let label = "bell"
}

/// Needs a lamp and a bell at creation.
final class Lighthouse: Sendable {
  let lamp: Lamp
  let bell: Bell

  init(lamp: Lamp, bell: Bell) {
    self.lamp = lamp
    self.bell = bell
  }
}

/// Needs a lamp at creation.
final class Boat: Sendable {
  let lamp: Lamp

  init(lamp: Lamp) {
    self.lamp = lamp
  }
}

/// Has the boats that its factory resolves.
final class Fleet: Sendable {
  let boats: [Boat]

  init(boats: [Boat]) {
    self.boats = boats
  }
}

/// Starts empty; injections set its properties.
final class Pier: Sendable {
  let lamp = Guarded<Lamp?>(nil)
  let injections = Guarded(0)

  /// Whether all injections have ended.
  var isWhole: Bool { lamp.value != nil && injections.value == 1 }
}

/// `Harbour` and `Ship` receive each other by injection.
final class Harbour: Sendable {
  let ship = Guarded<Ship?>(nil)
}

final class Ship: Sendable {
  let harbour = Guarded<Harbour?>(nil)
}

/// Needs another rope at creation, which is impossible.
final class Rope: Sendable {
  let next: Rope

  init(next: Rope) {
    self.next = next
  }
}
