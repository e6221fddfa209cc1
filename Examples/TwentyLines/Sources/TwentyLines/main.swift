import DITranquillity

protocol Engine { var power: Int { get } }
final class Diesel: Engine { let power = 110 }
final class Wheel {}

final class Car {
  let engine: any Engine
  let wheels: [Wheel]
  var owner: Owner?
  init(engine: any Engine, wheels: [Wheel]) { (self.engine, self.wheels) = (engine, wheels) }
}
final class Owner { weak var car: Car? }

let container = DIContainer()
container.register(Diesel.init).as(check: (any Engine).self) { $0 }
  .lifetime(.perContainer(.strong))
container.register(Wheel.init)
container.register { Car(engine: $0, wheels: many($1)) }
  .injection(\.owner).lifetime(.objectGraph)
container.register(Owner.init).injection(cycle: true, \.car)

let car: Car = container.resolve()
print(car.engine.power, car.wheels.count, car.owner?.car === car)  // 110 1 true
