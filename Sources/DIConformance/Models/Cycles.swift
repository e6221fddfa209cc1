/// Receives its rim by injection; the rim needs the hub at creation.
final class Hub {
  var rim: Rim?
  var injections = 0
  var rimWhenFinished: Rim?
}

final class Rim {
  let hub: Hub

  init(hub: Hub) {
    self.hub = hub
  }
}

/// Receives two spokes by two injections; each spoke needs the wheel at creation.
final class Wheel {
  var first: Spoke?
  var second: Spoke?
}

final class Spoke {
  let wheel: Wheel

  init(wheel: Wheel) {
    self.wheel = wheel
  }
}

/// `Left` and `Right` receive each other by injection.
final class Left {
  var right: Right?
  var injections = 0
}

final class Right {
  var left: Left?
  var injections = 0
}

/// Receives itself by injection.
final class Loop {
  var me: Loop?
  var injections = 0
}

/// `Hen` and `Egg` need each other at creation, which is impossible.
final class Hen: Sendable {
  let egg: Egg

  init(egg: Egg) {
    self.egg = egg
  }
}

final class Egg: Sendable {
  let hen: Hen

  init(hen: Hen) {
    self.hen = hen
  }
}

/// A ring of three classes, of which two need the next one at creation.
final class First {
  let next: Second

  init(next: Second) {
    self.next = next
  }
}

final class Second {
  let next: Third

  init(next: Third) {
    self.next = next
  }
}

final class Third {
  var next: First?
}

/// A ring of three classes, all of which receive the next one by injection.
final class North {
  var next: East?
  var injections = 0
}

final class East {
  var next: South?
  var injections = 0
}

final class South {
  var next: North?
  var injections = 0
}
