import DIv1Compat
import Testing

private final class Gear {
  init(_ disc: Disc) {}
}

/// The message with which the process ends, for each kind of error that a request can have.
@Suite("The full text of each error that ends the process")
struct TrapTextTests {
  private func output(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("V1-24 *! on a component without a parameterless initializer")
  func noInitializer() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Disc.swift", line: 2) { Disc(tag: $1) }
      _ = *!(try b.build()) as Gear
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        Fatal error: Disc has no initializer for (DIScope) -> Any.
          Requested by:
            creating Gear - Gear.swift:1
          Component:
            Disc - Disc.swift:2
          To do: give the component an initializer for exactly these arguments, or pass \
        arguments for which it has one.
        """), "\(text)")
  }

  @Test("V1-5 *! by a type that the object doesn't have")
  func wrongType() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Tile.swift", line: 2) { Tile() }.asType(Disc.self)
      _ = *!(try b.build()) as Gear
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        Tile is offered as Disc, but the object is of type Tile.
          Requested by:
            creating Gear - Gear.swift:1
          Component:
            Tile - Tile.swift:2
          To do: offer the component only under types that its objects have.
        """), "\(text)")
  }

  @Test("V1-13 *! on a component with names only")
  func namesOnly() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Disc.swift", line: 2) { Disc() }.asName("a").asName("b")
      _ = *!(try b.build()) as Gear
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        Disc is registered only with names, but the request has none.
          Requested by:
            creating Gear - Gear.swift:1
          Found:
            Disc (name "a", name "b") - Disc.swift:2
          To do: request it by name, or make a component the default: asDefault().
        """), "\(text)")
  }

  @Test("V1-42 *! with several external instances")
  func severalObjects() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(Disc.self, file: "Disc.swift", line: 2).instancePerRequest()
      let s = try b.build()
      let discs = [Disc(), Disc()]
      for disc in discs { try s.resolve(disc) }
      _ = *!s as Gear
      withExtendedLifetime(discs) {}
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        2 objects of Disc exist, but the request needs one.
          Requested by:
            creating Gear - Gear.swift:1
          Component:
            Disc - Disc.swift:2
          To do: request all of them, or release those that are no longer used: each object that the \
        container injected into counts until it is deallocated.
        """), "\(text)")
  }

  @Test("V1-18 **! names the path, too")
  func many() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Group.swift", line: 1) { Group(**!$0) }
      _ = *!(try b.build()) as Group
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        No component offers Shape.
          Requested by:
            creating Group - Group.swift:1
          To do: register Shape, or offer a registered component under that type: asType((any Shape).self).
        """), "\(text)")
  }

  @Test("a registered type that conforms to the missing one is named")
  func conforming() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Tile.swift", line: 2) { Tile() }
      _ = *!(try b.build()) as any Shape
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        No component offers Shape.
          Registered, but not offered as Shape:
            Tile - Tile.swift:2
          To do: let Tile offer Shape: asType((any Shape).self); or register another component.
        """), "\(text)")
  }

  @Test("V1-59 -*! names the path, too, and fails before anything is created")
  func lazy() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Group.swift", line: 1) { (s: DIScope) -> Group in
        let shape: DILazy<any Shape> = -*!s
        return Group([shape.value])
      }
      b.register(file: "Shapes.swift", line: 2) { Disc() }.asType((any Shape).self)
      b.register(file: "Shapes.swift", line: 3) { Tile() }.asType((any Shape).self)
      _ = *!(try b.build()) as Group
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        Several components offer Shape, and none of them is preferred.
          Requested by:
            creating Group - Group.swift:1
          Found:
            Disc - Shapes.swift:2
            Tile - Shapes.swift:3
          To do: make one of them the default: asDefault(); or tell them apart: asName(_:).
        """), "\(text)")
  }

  @Test("V1-35 *! in an initializer that requests its own component")
  func recursion() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Disc.swift", line: 1) { (s: DIScope) -> Disc in *!s }
      _ = *!(try b.build()) as Disc
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        Disc is needed while it is being created.
          Requested by:
            creating Disc - Disc.swift:1
          Component:
            Disc - Disc.swift:1
          To do: break the cycle: inject one of its objects after creation, and keep or share that \
        object, so that it is not created again.
        """), "\(text)")
  }

  @Test("V1-27 *! with a closure that throws after creation")
  func userError() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Gear.swift", line: 1) { Gear(*!$0) }
      b.register(file: "Disc.swift", line: 2) { Disc() }
        .dependency { _, _ in throw Mishap(number: 5) }
      _ = *!(try b.build()) as Gear
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        A closure of Disc threw: Mishap(number: 5)
          Requested by:
            creating Gear - Gear.swift:1
            injecting into Disc - Disc.swift:2
          To do: see the thrown error; a request with try throws it unchanged.
        """), "\(text)")
  }
}
