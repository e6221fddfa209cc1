import DITranquillity
import Testing

@MainActor
@Suite("The guide: First steps")
struct FirstStepsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/FirstSteps.md"

  // begin Sources/DIv3/DIv3.docc/FirstSteps.md 1
  protocol Engine: AnyObject { var power: Int { get } }
  final class Diesel: Engine { let power = 110 }
  final class Radio {}
  final class Car {
    let engine: any Engine
    var radio: Radio?
    init(engine: any Engine) { self.engine = engine }
  }
  // end

  // begin Sources/DIv3/DIv3.docc/FirstSteps.md 2
  func makeContainer() -> DIContainer {
    let container = DIContainer()
    container.register(Diesel.init)
      .as(check: (any Engine).self) { $0 }
      .lifetime(.perContainer(.strong))
    container.register(Radio.init)
    container.register(Car.init)
      .injection(\.radio)
    return container
  }
  // end

  @Test("Register and resolve")
  func resolve() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/FirstSteps.md 3
      let container = makeContainer()
      let car: Car = container.resolve()
      print(car.engine.power, car.radio != nil)  // 110 true
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  // begin Sources/DIv3/DIv3.docc/FirstSteps.md 4
  @Test("Everything that the app needs is registered")
  func graph() {
    let container = makeContainer()
    #expect(container.makeGraph().checkIsValid())
  }
  // end
}
