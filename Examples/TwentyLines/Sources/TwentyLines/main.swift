import DITranquillity

protocol Engine: AnyObject { var power: Int { get } }
final class Diesel: Engine { let power = 110 }
final class Wheel {}

final class Car {
  let engine: any Engine
  let wheels: [Wheel]
  init(engine: any Engine, wheels: [Wheel]) { (self.engine, self.wheels) = (engine, wheels) }
}
final class Race {
  let first: Car, second: Car
  init(first: Car, second: Car) { (self.first, self.second) = (first, second) }
}

nonisolated func makeContainer() -> DIContainer {
  let container = DIContainer()
  container.register(Diesel.init).as(check: (any Engine).self) { $0 }
    .lifetime(.perContainer(.strong))
  container.register(Wheel.init)
  container.register(Car.init) { ($0, many($1)) }
  container.register(Race.init)
  return container
}

let race: Race = makeContainer().resolve()
let car = race.first
print(car.engine.power, car.wheels.count, car.engine === race.second.engine)  // 110 1 true
