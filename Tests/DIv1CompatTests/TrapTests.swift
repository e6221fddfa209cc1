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

@Suite("Traps contain the whole path")
struct TrapTests {
  private func output(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("*! names the path, the candidates with their places, and the remedy")
  func ambiguous() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Car.swift", line: 1) { Car(*!$0) }
      b.register(file: "Car.swift", line: 2) { Motor(*!$0) }
      b.register(file: "Car.swift", line: 3) { Pump() }.dependency { $1.valve = *!$0 }
      b.register(file: "Car.swift", line: 4) { Valve(*!$0) }
      b.register(file: "Shapes.swift", line: 5) { Disc() }.asType((any Shape).self)
      b.register(file: "Shapes.swift", line: 6) { Tile() }.asType((any Shape).self).asName("t")
      let s = try b.build()
      _ = *!s as Car
    }
    let text = output(result)
    #expect(
      text.contains(
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
        """), "\(text)")
  }

  @Test("*! from five levels deep")
  func deep() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Car.swift", line: 1) { Car(*!$0) }
      b.register(file: "Car.swift", line: 2) { Motor(*!$0) }
      b.register(file: "Car.swift", line: 3) { (s: DIScope) -> Pump in
        let pump = Pump()
        pump.valve = *!s
        return pump
      }
      b.register(file: "Car.swift", line: 4) { Valve(*!$0) }
      let s = try b.build()
      _ = *!s as Car
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        No component offers Shape.
          Requested by:
            creating Car - Car.swift:1
            creating Motor - Car.swift:2
            creating Pump - Car.swift:3
            creating Valve - Car.swift:4
          To do: register Shape, or offer a registered component under that type: asType((any Shape).self).
        """), "\(text)")
  }

  @Test("V1-35 *! in a cycle of initializers")
  func recursion() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register(file: "Farm.swift", line: 1) { Egg(*!$0) }
      b.register(file: "Farm.swift", line: 2) { Hen(*!$0) }
      let s = try b.build()
      _ = *!s as Hen
    }
    let text = output(result)
    #expect(
      text.contains(
        """
        Hen is needed while it is being created.
          Requested by:
            creating Hen - Farm.swift:2
            creating Egg - Farm.swift:1
        """), "\(text)")
  }

  @Test("**! traps with the same text")
  func many() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let s = try DIContainerBuilder().build()
      _ = **!s as [any Shape]
    }
    #expect(output(result).contains("No component offers Shape."))
  }

  @Test("*! reports the error of a closure")
  func userError() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let b = DIContainerBuilder()
      b.register { () -> Disc in throw Mishap(number: 12) }
      let s = try b.build()
      _ = *!s as Disc
    }
    #expect(output(result).contains("A closure of Disc threw: Mishap(number: 12)"))
  }
}
