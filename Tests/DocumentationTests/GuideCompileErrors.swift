import DITranquillity
import Testing

@MainActor
@Suite("The guide: Troubleshooting compile errors")
struct CompileErrorsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/CompileErrors.md"

  // begin Sources/DIv3/DIv3.docc/CompileErrors.md 1
  final class Wheel {}
  final class Car {
    private(set) var spare: Wheel?
    var front: Wheel?
    var rear: Wheel?
    init(wheel: Wheel) {}
    init(wheels: [Wheel]) {}
    func mount(front: Wheel, rear: Wheel) { (self.front, self.rear) = (front, rear) }
  }
  @MainActor final class Screen {
    var title = ""
    init(wheel: Wheel) {}
  }
  // end

  @Test("Each remedy")
  func remedies() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/CompileErrors.md 2
      let container = DIContainer()
      container.register(Wheel.init).as(Wheel.self, name: "winter")
      container.register { "Wheels" }
      container.register(Car.init(wheel:))
        .injection(\.spare)
        .injection(name: "winter") { $0.front = $1 }
        .injection(name: "winter") { $0.rear = $1 }
      container.register(Screen.init)
        .injection { @MainActor in $0.title = $1 }

      let car: Car = container.resolve()
      print(car.spare != nil, car.front != nil)  // true true
      let wheels: [Wheel] = many(*container)
      print(wheels.count)  // 1
      let screen: Screen = container.resolve()
      print(screen.title)  // Wheels
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }
}
