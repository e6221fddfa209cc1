// The compiler's messages about data races, which type checking alone doesn't find; as `CompileErrors.swift`.
import DIv3

final class Wheel {}
actor Garage {
  let wheel: Wheel
  init(wheel: Wheel) { self.wheel = wheel }
}
actor Shed {
  let wheel: Wheel
  init(wheel: sending Wheel) { self.wheel = wheel }
}

func mistakes(container: DIContainer) {
  // expected-error@+2 {{sending 'wheel' risks causing data races}}
  // expected-note@+1 {{sending task-isolated 'wheel' to actor-isolated initializer}}
  container.register(Garage.init)

  container.register(Shed.init)
}
