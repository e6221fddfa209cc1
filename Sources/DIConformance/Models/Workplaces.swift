/// Starts empty; injections set its properties.
final class Bench {
  var saw: Saw?
  var axe: Axe?
  var tools: [any Tool] = []
  var injections = 0
  var steps: [String] = []
}

/// Needs a bench at creation.
final class Room {
  let bench: Bench

  init(bench: Bench) {
    self.bench = bench
  }
}

/// Needs two saws at creation.
final class Pair {
  let left: Saw
  let right: Saw

  init(left: Saw, right: Saw) {
    self.left = left
    self.right = right
  }
}

/// Needs a saw and an axe at creation.
final class ToolSet {
  let saw: Saw
  let axe: Axe

  init(saw: Saw, axe: Axe) {
    self.saw = saw
    self.axe = axe
  }
}

/// Has an optional saw.
final class Shelf {
  let saw: Saw?

  init(saw: Saw?) {
    self.saw = saw
  }
}

/// Two rooms around one bench: a diamond.
final class House {
  let left: Room
  let right: Attic

  init(left: Room, right: Attic) {
    self.left = left
    self.right = right
  }
}

final class Attic {
  let bench: Bench

  init(bench: Bench) {
    self.bench = bench
  }
}

/// Needs a bench, and a cellar that most scenarios don't register.
final class Basement {
  let bench: Bench
  let cellar: Cellar

  init(bench: Bench, cellar: Cellar) {
    self.bench = bench
    self.cellar = cellar
  }
}
