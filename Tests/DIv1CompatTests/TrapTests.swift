import DIv1Compat
import Testing

private final class Car {
  init(_ engine: Motor) {}
}
private final class Motor {
  init(_ pump: Pump) {}
}
private final class Pump {
  var valve: Valve!
}
private final class Valve {
  init(_ shape: any Shape) {}
}
private final class Egg {
  init(_ hen: Hen) {}
}
private final class Hen {
  init(_ egg: Egg) {}
}
private final class Gear {
  init(_ disc: Disc) {}
}

/// A program that ends with a fatal error, and a part of the text that it prints.
private struct Trap: Sendable {
  let text: String
  let program: @Sendable (DIContainerBuilder) throws -> Void

  init(_ text: String, _ program: @escaping @Sendable (DIContainerBuilder) throws -> Void) {
    self.text = text
    self.program = program
  }

  static let all = [
    Trap(
      """
      Several components offer Shape, and none of them is preferred.
        Requested by:
          creating Car - Car.swift:1
          creating Motor - Car.swift:2
          injecting into Pump - Car.swift:3
          creating Valve - Car.swift:4
        Found:
          Disc - Shapes.swift:5
          Tile (name "t") - Shapes.swift:6
        To do: make one of them the default: asDefault(); or tell them apart: asName(_:).
      """
    ) { b in
      b.register(file: "Car.swift", line: 1) { Car(*!$0) }
      b.register(file: "Car.swift", line: 2) { Motor(*!$0) }
      b.register(file: "Car.swift", line: 3) { Pump() }.dependency { $1.valve = *!$0 }
      b.register(file: "Car.swift", line: 4) { Valve(*!$0) }
      b.register(file: "Shapes.swift", line: 5) { Disc() }.asType((any Shape).self)
      b.register(file: "Shapes.swift", line: 6) { Tile() }.asType((any Shape).self).asName("t")
      _ = *!(try b.build()) as Car
    },
    Trap(
      """
      No component offers Shape.
        Requested by:
          creating Motor - Car.swift:2
          creating Pump - Car.swift:3
          creating Valve - Car.swift:4
        To do: register Shape, or offer a registered component under that type: asType((any Shape).self).
      """
    ) { b in
      b.register(file: "Car.swift", line: 2) { Motor(*!$0) }
      b.register(file: "Car.swift", line: 3) { (s: DIScope) -> Pump in
        let pump = Pump()
        pump.valve = *!s
        return pump
      }
      b.register(file: "Car.swift", line: 4) { Valve(*!$0) }
      _ = *!(try b.build()) as Motor
    },
    Trap(
      """
      Hen is needed while it is being created.
        Requested by:
          creating Hen - Farm.swift:2
          creating Egg - Farm.swift:1
        Component:
          Hen - Farm.swift:2
        To do: break the cycle: inject one of its objects after creation, and keep or share that \
      object, so that it is not created again.
      """
    ) { b in
      b.register(file: "Farm.swift", line: 1) { Egg(*!$0) }
      b.register(file: "Farm.swift", line: 2) { Hen(*!$0) }
      _ = *!(try b.build()) as Hen
    },
    Trap(
      """
      Fatal error: Disc has no initializer for (DIScope) -> Any.
        Requested by:
          creating Gear - Gear.swift:1
        Component:
          Disc - Disc.swift:2
        To do: give the component an initializer for exactly these arguments, or pass \
      arguments for which it has one.
      """
    ) { b in
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Disc.swift", line: 2) { Disc(tag: $1) }
      _ = *!(try b.build()) as Gear
    },
    Trap(
      """
      Tile is offered as Disc, but the object is of type Tile.
        Requested by:
          creating Gear - Gear.swift:1
        Component:
          Tile - Tile.swift:2
        To do: offer the component only under types that its objects have.
      """
    ) { b in
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Tile.swift", line: 2) { Tile() }.asType(Disc.self)
      _ = *!(try b.build()) as Gear
    },
    Trap(
      """
      Disc is registered only with names, but the request has none.
        Requested by:
          creating Gear - Gear.swift:1
        Found:
          Disc (name "a", name "b") - Disc.swift:2
        To do: request it by name, or make a component the default: asDefault().
      """
    ) { b in
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Disc.swift", line: 2) { Disc() }.asName("a").asName("b")
      _ = *!(try b.build()) as Gear
    },
    Trap(
      """
      2 objects of Disc exist, but the request needs one.
        Requested by:
          creating Gear - Gear.swift:1
        Component:
          Disc - Disc.swift:2
        To do: request all of them, or release those that are no longer used: each object that the \
      container injected into counts until it is deallocated.
      """
    ) { b in
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(Disc.self, file: "Disc.swift", line: 2).instancePerRequest()
      let s = try b.build()
      let discs = [Disc(), Disc()]
      for disc in discs { try s.resolve(disc) }
      _ = *!s as Gear
      withExtendedLifetime(discs) {}
    },
    Trap(
      """
      No component offers Shape.
        Requested by:
          creating Group - Group.swift:1
        To do: register Shape, or offer a registered component under that type: asType((any Shape).self).
      """
    ) { b in
      b.register(file: "Group.swift", line: 1) { Group(**!$0) }
      _ = *!(try b.build()) as Group
    },
    Trap(
      """
      No component offers Shape.
        Registered, but not offered as Shape:
          Tile - Tile.swift:2
        To do: let Tile offer Shape: asType((any Shape).self); or register another component.
      """
    ) { b in
      b.register(file: "Tile.swift", line: 2) { Tile() }
      _ = *!(try b.build()) as any Shape
    },
    // The operator fails before anything is created.
    Trap(
      """
      Several components offer Shape, and none of them is preferred.
        Requested by:
          creating Group - Group.swift:1
        Found:
          Disc - Shapes.swift:2
          Tile - Shapes.swift:3
        To do: make one of them the default: asDefault(); or tell them apart: asName(_:).
      """
    ) { b in
      b.register(file: "Group.swift", line: 1) { (s: DIScope) -> Group in
        let shape: DILazy<any Shape> = -*!s
        return Group([shape.value])
      }
      b.register(file: "Shapes.swift", line: 2) { Disc() }.asType((any Shape).self)
      b.register(file: "Shapes.swift", line: 3) { Tile() }.asType((any Shape).self)
      _ = *!(try b.build()) as Group
    },
    Trap(
      """
      No component offers Shape.
        Requested by:
          creating Group - Shapes.swift:5
      """
    ) { b in
      b.register(file: "Shapes.swift", line: 5) { Group([*!$0]) }
      let group: DILazy<Group> = try b.build().lazyResolve()
      _ = group.value
    },
    Trap(
      """
      A closure of Disc threw: Mishap(number: 5)
        Requested by:
          creating Gear - Gear.swift:1
          injecting into Disc - Disc.swift:2
        To do: see the thrown error; a request with try throws it unchanged.
      """
    ) { b in
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Disc.swift", line: 2) { Disc() }
        .dependency { _, _ in throw Mishap(number: 5) }
      _ = *!(try b.build()) as Gear
    },
  ]
}

@Suite("Traps contain the whole path")
struct TrapTests {
  @Test(
    "V1-5 V1-13 V1-18 V1-24 V1-27 V1-35 V1-42 V1-59 V1-60 the path, the candidates and the remedy",
    arguments: Trap.all.indices)
  func text(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      try Trap.all[index].program(DIContainerBuilder())
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(Trap.all[index].text))
  }
}
