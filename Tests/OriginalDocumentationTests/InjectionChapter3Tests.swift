// The snippets keep the spelling of the chapter.
// swift-format-ignore-file
import DIv3
import Testing

private protocol Engine: AnyObject {}
private protocol Wheel: AnyObject {}
private protocol Body: AnyObject {}
private protocol OtherEngine: Engine {}

private final class BMWEngine: Engine {}
private final class EclipseEngine: Engine {}
private final class PlainEngine: Engine {}
private final class NamedEngine: Engine {}
private final class ThirdEngine: OtherEngine {}
private final class FrontWheel: Wheel {}
private final class RearWheel: Wheel {}
private final class BMWBody: Body {}
private final class PlainBody: Body {}

private enum Moscow {
  static let location = "Moscow"
}

/// The snippets of the chapter "Injection" of 3.x and later.
@Suite("modern chapter: injection")
struct InjectionChapter3Tests {
  // MARK: By the initializer

  private enum OneWheel {
    class Car {
    	private let engine: Engine
    	private let wheel: Wheel
    	private let body: Body
    	init(engine: Engine, wheel: Wheel, body: Body) {
    		self.engine = engine
    		self.wheel = wheel
    		self.body = body
    	}

      var parts: [AnyObject] { [engine, wheel, body] }
    }
  }

  private func parts() -> DIContainer {
    let container = DIContainer()
    container.register(PlainEngine.init).as(Engine.self)
    container.register(FrontWheel.init).as(Wheel.self)
    container.register(PlainBody.init).as(Body.self)
    return container
  }

  private func expectPlainCar(_ container: DIContainer) {
    let car: OneWheel.Car = container.resolve()
    #expect(car.parts.map { "\(type(of: $0))" } == ["PlainEngine", "FrontWheel", "PlainBody"])
  }

  @Test("an initializer by its short name")
  func shortName() {
    typealias Car = OneWheel.Car
    let container = parts()
    container.register(Car.init)
    expectPlainCar(container)
  }

  @Test("an initializer by its full name")
  func fullName() {
    typealias Car = OneWheel.Car
    let container = parts()
    container.register(Car.init(engine:wheel:body:))
    expectPlainCar(container)
  }

  @Test("a closure that calls the initializer")
  func closure() {
    typealias Car = OneWheel.Car
    let container = parts()
    container.register {
    	return Car(engine: $0, wheel: $1, body: $2)
    }
    expectPlainCar(container)
  }

  @Test("all three in one container are three components")
  func threeForms() {
    typealias Car = OneWheel.Car
    let container = parts()
    container.register(Car.init)
    container.register(Car.init(engine:wheel:body:))
    container.register {
    	return Car(engine: $0, wheel: $1, body: $2)
    }
    #expect(container.resolve() as Car? == nil)
    #expect((container.resolveMany() as [Car]).count == 3)
  }

  private enum ManyWheels {
    class Car {
      let engine: Engine
      let wheels: [Wheel]
      let body: Body
      init(engine: Engine, wheels: [Wheel], body: Body) {
        self.engine = engine
        self.wheels = wheels
        self.body = body
      }
    }
  }

  /// Two wheels, and two bodies, one of them with a tag.
  private func wheelsAndBodies() -> DIContainer {
    let container = DIContainer()
    container.register(FrontWheel.init).as(Wheel.self)
    container.register(RearWheel.init).as(Wheel.self)
    container.register(PlainBody.init).as(Body.self)
    container.register(BMWBody.init).as(Body.self, tag: BMWBody.self)
    return container
  }

  @Test("modificators in a closure, and an unregistered engine")
  func modificators() {
    typealias Car = ManyWheels.Car
    let container = wheelsAndBodies()
    container.register {
    	/// Внедряем:
    	/// двигатель не зарегистрированный в DI контейнере
    	/// все колеса зарегистрированные в контейнере и соответствующие типу: Wheel
    	/// каркас, соответствующий тегу BMWBody
    	Car(engine: BMWEngine(), wheels: many($0), body: by(tag: BMWBody.self, $1))
    }
    expectTaggedCar(container.resolve())
  }

  @Test("the tag with its label")
  func labelledTag() {
    typealias Car = ManyWheels.Car
    let container = wheelsAndBodies()
    container.register {
      Car(engine: BMWEngine(), wheels: many($0), body: by(tag: BMWBody.self, on: $1))
    }
    expectTaggedCar(container.resolve())
  }

  private func expectTaggedCar(_ car: ManyWheels.Car) {
    #expect(car.engine is BMWEngine)
    #expect(car.wheels.map { "\(type(of: $0))" } == ["FrontWheel", "RearWheel"])
    #expect(car.body is BMWBody)
  }

  @Test("one modificator, labelled")
  func labelledModificator() {
    typealias Car = OneWheel.Car
    let container = parts()
    container.register(Car.init, modificator: { arg($0) })
    let engine = BMWEngine()
    let car: Car = container.resolve(args: engine)
    #expect(car.parts[0] === engine)
    #expect(car.parts[1] is FrontWheel)
  }

  // Corrected: the chapter has an extra brace after the snippet.
  @Test("one modificator, trailing, and its argument")
  func argument() {
    typealias Car = OneWheel.Car
    let container = parts()
    /// Внедряем:
    /// двигатель не зарегистрированный в DI контейнере, и который нужно передать снаружи.
    /// колеса и каркас, которые до этого где-то были зарегистрированы в DI контейнере.
    container.register(Car.init) { arg($0) }

    // Теперь можно создать машину, указав один аргумент, и он автоматически подставится при создании
    let car: Car = container.resolve(args: BMWEngine())
    #expect(car.parts.map { "\(type(of: $0))" } == ["BMWEngine", "FrontWheel", "PlainBody"])
  }

  // MARK: By properties

  class Car {
  	fileprivate var engine: Engine! { didSet { engines.append("\(type(of: engine!))") } }
  	fileprivate var wheels: [Wheel] = [] { didSet { wheelCounts.append(wheels.count) } }

    var engines: [String] = []
    var wheelCounts: [Int] = []
  }

  private func engines() -> DIContainer {
    let container = DIContainer()
    container.register(PlainEngine.init).as(Engine.self)
    container.register(NamedEngine.init).as(Engine.self, name: "BMW")
    container.register(ThirdEngine.init).as(OtherEngine.self)
    container.register(FrontWheel.init).as(Wheel.self)
    container.register(RearWheel.init).as(Wheel.self)
    return container
  }

  // Corrected: the chapter's `{ car wheel in ... }` lacks a comma.
  @Test("every form of property injection, in one chain")
  func chain() {
    let container = engines()

    container.register(Car.init)
    	/// При создании зависимостей ручками
    	.injection { car in car.engine = BMWEngine() }
    	.injection { $0.engine = BMWEngine() }
    	/// При получении из DI контейнера
    	.injection { car, engine in car.engine = engine }
    	.injection { $0.engine = $1 }
    	.injection(\Car.engine)
    	.injection(\.engine)
    	/// с модификаторами
    	.injection { car, wheel in car.wheels = many(wheel) }
    	.injection { $0.wheels = many($1) }
    	.injection(\Car.wheels) { wheel in many(wheel) }
    	.injection(\.wheels) { many($0) }
    	/// При необходимости указать другой тип
    	.injection { $0.engine = $1 as OtherEngine }
    	.injection(\Car.engine) { $0 as OtherEngine }
    	/// При наличии цикла все те же варианты, но с добавлением `cycle: true`
    	.injection(cycle: true) { $0.engine = $1 }
    	/// С указанием имени, все те же варианты, но с добавлением `name: "..."`
    	.injection(name: "BMW") { $0.engine = $1 } /// deprecated(Лучше использовать модификаторы)

    let car: Car = container.resolve()
    // The injection of a cycle runs last, regardless of its position.
    #expect(
      car.engines == [
        "BMWEngine", "BMWEngine", "PlainEngine", "PlainEngine", "PlainEngine", "PlainEngine",
        "ThirdEngine", "ThirdEngine", "NamedEngine", "PlainEngine",
      ])
    #expect(car.wheelCounts == [2, 2, 2, 2])
  }

  private func car(
    _ inject: (DIComponentBuilder<Car>) -> Void, in container: DIContainer? = nil
  ) -> Car {
    let container = container ?? engines()
    inject(container.register(Car.init))
    return container.resolve()
  }

  @Test("dependencies created by the closure")
  func byHand() {
    #expect(car { $0.injection { car in car.engine = BMWEngine() } }.engine is BMWEngine)
    #expect(car { $0.injection { $0.engine = BMWEngine() } }.engine is BMWEngine)
  }

  @Test("dependencies from the container; a missing one is nil")
  func fromContainer() {
    #expect(car { $0.injection { car, engine in car.engine = engine } }.engine is PlainEngine)
    #expect(car { $0.injection { $0.engine = $1 } }.engine is PlainEngine)
    #expect(car { $0.injection(\Car.engine) }.engine is PlainEngine)
    #expect(car { $0.injection(\.engine) }.engine is PlainEngine)
    final class Holder {
      var engine: Engine! = BMWEngine()
    }
    let container = DIContainer()
    container.register(Holder.init).injection { $0.engine = $1 }
    #expect((container.resolve() as Holder).engine == nil)
  }

  @Test("all wheels")
  func allWheels() {
    // Corrected: the chapter's `{ car wheel in ... }` lacks a comma.
    #expect(car { $0.injection { car, wheel in car.wheels = many(wheel) } }.wheels.count == 2)
    #expect(car { $0.injection { $0.wheels = many($1) } }.wheels.count == 2)
    #expect(car { $0.injection(\Car.wheels) { wheel in many(wheel) } }.wheels.count == 2)
    #expect(car { $0.injection(\.wheels) { many($0) } }.wheels.count == 2)
  }

  @Test("another type is requested, and must be registered")
  func otherType() {
    #expect(car { $0.injection { $0.engine = $1 as OtherEngine } }.engine is ThirdEngine)
    #expect(car { $0.injection(\Car.engine) { $0 as OtherEngine } }.engine is ThirdEngine)
    final class Holder {
      var engine: Engine! = BMWEngine()
    }
    let container = DIContainer()
    container.register(Holder.init).injection { $0.engine = $1 as OtherEngine }
    // The injection is skipped: the property keeps its value.
    #expect((container.resolve() as Holder).engine is BMWEngine)
  }

  @Test("a cycle, and a name")
  func cycleAndName() {
    #expect(car { $0.injection(cycle: true) { $0.engine = $1 } }.engine is PlainEngine)
    #expect(car { $0.injection(name: "BMW") { $0.engine = $1 } }.engine is NamedEngine)
    #expect(car { $0.injection(name: "BMW", \.engine) }.engine is NamedEngine)
    #expect(
      car { $0.injection(cycle: true, \.engine).injection { $0.engine = BMWEngine() } }.engines
        == ["BMWEngine", "PlainEngine"])
  }

  @Test("the three signatures that the chapter quotes")
  func signatures() {
    let container = engines()
    let builder = container.register(Car.init)
    let first: (@escaping (Car) -> ()) -> DIComponentBuilder<Car> = {
      builder.injection($0)
    }
    let second: (String?, Bool, @escaping (Car, Engine) -> ()) -> DIComponentBuilder<Car> = {
      builder.injection(name: $0, cycle: $1, $2)
    }
    let third:
      (String?, Bool, ReferenceWritableKeyPath<Car, Engine?>, @escaping (OtherEngine) -> Engine?)
        -> DIComponentBuilder<Car> = {
          builder.injection(name: $0, cycle: $1, $2, $3)
        }
    _ = first { $0.engine = BMWEngine() }
    _ = second("BMW", false) { $0.engine = $1 }
    _ = third(nil, false, \Car.engine) { $0 }
    let car: Car = container.resolve()
    #expect(car.engines == ["BMWEngine", "NamedEngine", "ThirdEngine"])
  }

  @Test("two cars of one type, distinguished by name")
  func names() {
    let container = DIContainer()
    container.register(Car.init)
    	.as(Car.self, name: "BMW")
    	.injection { $0.engine = BMWEngine() }
    container.register(Car.init)
    	.as(Car.self, name: "Eclipse")
    	.injection { $0.engine = EclipseEngine() }
    #expect((container.resolve(name: "BMW") as Car).engine is BMWEngine)
    #expect((container.resolve(name: "Eclipse") as Car).engine is EclipseEngine)
    #expect(container.resolve() as Car? == nil)
    final class Garage {
      var car: Car!
    }
    container.register(Garage.init).injection(name: "Eclipse") { $0.car = $1 }
    #expect((container.resolve() as Garage).car.engine is EclipseEngine)
  }

  private enum Closed {
    class Car {
    	/// Прошлое способ не имеет возможности изменить свойство при таком модификаторе доступа
    	/// Начиная со swift4.0 благодаря keyPath достаточно только знать о свойстве, без возможности модифицировать
    	private(set) var engine: Engine!
    	private(set) var wheels: [Wheel] = []
    }
  }

  @Test("a key path sets a property whose setter is private")
  func privateSetter() {
    typealias Car = Closed.Car
    let container = engines()
    container.register(Car.init)
      .injection(\.engine)
      .injection(\.wheels) { many($0) }
    let car: Car = container.resolve()
    #expect(car.engine is PlainEngine)
    #expect(car.wheels.count == 2)
  }

  // MARK: By a method

  private enum Methods {
    class Car {
      var engine: Engine!
      var wheels: [Wheel] = []
      var body: Body!
      var place: String?
      var events: [String] = []

      func setup(engine: Engine, wheels: [Wheel], body: Body) {
        (self.engine, self.wheels, self.body) = (engine, wheels, body)
      }

      func move(to place: String) {
        events.append("\(engine != nil) \(wheels.count) \(body != nil)")
        self.place = place
      }
    }
  }

  @Test("several dependencies by one method")
  func method() {
    typealias Car = Methods.Car
    let container = wheelsAndBodies()
    container.register(PlainEngine.init).as(Engine.self)
    container.register(Car.init)
    	.injection { $0.setup(engine: $1, wheels: many($2), body: $3) }
    let car: Car = container.resolve()
    #expect(car.engine is PlainEngine)
    #expect(car.wheels.map { "\(type(of: $0))" } == ["FrontWheel", "RearWheel"])
    #expect(car.body is PlainBody)
  }

  // MARK: After initialization

  @Test("postInit runs after all injections", arguments: [false, true])
  func postInit(hasCycle: Bool) {
    typealias Car = Methods.Car
    let container = wheelsAndBodies()
    container.register(PlainEngine.init).as(Engine.self)
    let builder = container.register(Car.init)
    	.injection(\.engine)
    	.injection(\.wheels) { many($0) }
    	.injection(\.body)
    	.postInit { car in
    		car.move(to: Moscow.location)
    	}
    if hasCycle { builder.injection(cycle: true) { car, body in car.body = body } }
    let car: Car = container.resolve()
    #expect(car.place == "Moscow")
    #expect(car.events == ["true 2 true"])
  }
}
