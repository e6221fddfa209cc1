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

/// Needs two objects of one type at creation.
final class Pair<Content> {
  let left: Content
  let right: Content
  var injections = 0

  init(left: Content, right: Content) {
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

/// Needs something, and a cellar that most scenarios don't register.
final class Basement<Content> {
  let content: Content
  let cellar: Cellar

  init(content: Content, cellar: Cellar) {
    self.content = content
    self.cellar = cellar
  }
}

// MARK: - As contracts declare them

var roomWithBench: ComponentDeclaration<Room> {
  ComponentDeclaration(Room.self).made(with: .one(Bench.self), Room.init(bench:))
}

var atticWithBench: ComponentDeclaration<Attic> {
  ComponentDeclaration(Attic.self).made(with: .one(Bench.self), Attic.init(bench:))
}

var houseWithBench: ComponentDeclaration<House> {
  ComponentDeclaration(House.self)
    .made(with: .one(Room.self), .one(Attic.self), House.init(left:right:))
}

func basement<Content>(with _: Content.Type) -> ComponentDeclaration<Basement<Content>> {
  ComponentDeclaration(Basement<Content>.self)
    .made(with: .one(Content.self), .one(Cellar.self), Basement.init(content:cellar:))
}

func sawTool(line: Int = #line) -> ComponentDeclaration<Saw> {
  ComponentDeclaration(line: line) { Saw() }.as((any Tool).self)
}

func axeTool(line: Int = #line) -> ComponentDeclaration<Axe> {
  ComponentDeclaration(line: line) { Axe() }.as((any Tool).self)
}

func hammerTool(line: Int = #line) -> ComponentDeclaration<Hammer> {
  ComponentDeclaration(line: line) { Hammer() }.as((any Tool).self)
}
