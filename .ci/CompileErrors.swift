// What the compiler says to the mistakes of the article "Troubleshooting compile errors": `.ci/run` compares it
// with the comments.
import DIv3

protocol Engine {}
final class Wheel {}
final class Car {
  private(set) var spare: Wheel?
  init(wheel: Wheel) {}  // expected-note {{found this candidate}}
  init(wheels: [Wheel]) {}  // expected-note {{found this candidate}}
  func mount(front: Wheel, rear: Wheel) {}
}
final class Bicycle {
  init(wheel: Wheel) {}  // expected-note {{declared here}}
}
@MainActor final class Screen {
  var title = ""  // expected-note {{only permitted within the actor}}
  init(wheel: Wheel) {}  // expected-note {{implicitly asynchronous}}
}

func mistakes(container: DIContainer) {
  // expected-error@+1 {{failed to produce diagnostic for expression}}
  let car = container.resolve()

  container.register(Wheel.init)
    // expected-error@+1 {{failed to produce diagnostic for expression}}
    .as(check: (any Engine).self) { $0 }

  // expected-error@+1 {{ambiguous use of 'init'}}
  container.register(Car.init)

  // expected-error@+1 {{missing argument for parameter 'wheel' in call}}
  container.register { Bicycle() }

  // expected-error@+1 {{cannot infer type of closure parameter '$0'}}
  container.register { Bicycle(wheel: by(tag: Wheel.self, on: $1)) }

  container.register(Car.init(wheel:))
    // expected-error@+1 {{contextual closure type '(Car, Wheel) -> Void' expects 2 arguments}}
    .injection(name: "winter") { $0.mount(front: $1, rear: $2) }

  container.register(Car.init(wheel:))
    // expected-error@+1 {{'spare' setter is inaccessible}}
    .injection { $0.spare = $1 }

  // expected-error@+1 {{call to main actor-isolated initializer 'init(wheel:)' in a synchronous nonisolated context}}
  container.register { Screen(wheel: $0) }

  container.register(Screen.init)
    // expected-error@+1 {{main actor-isolated property 'title' can not be mutated from a nonisolated context}}
    .injection { $0.title = $1 }

  // expected-error@+1 {{cannot form key path to main actor-isolated property 'title'}}
  container.register(Screen.init).injection(\.title)
}

// expected-error@+2 {{type 'Part' does not conform to protocol 'DIPart'}}
// expected-note@+1 {{add stubs}}
final class Part: DIPart {
  // expected-note@+1 {{operates on an instance}}
  func load(container: DIContainer) {}
}

func awaits(_ container: DIContainer) async -> Wheel {
  // expected-warning@+1 {{no 'async' operations occur within 'await' expression}}
  await container.resolve()
}
