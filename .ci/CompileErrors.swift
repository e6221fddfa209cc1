// The compiler's messages for common mistakes: `.ci/run` verifies the comments. The article
// "Troubleshooting compile errors" explains the messages that a comment above the mistake expects;
// those below a mistake are the package's own, or follow from another one.
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
  let unstated = container.resolve()
  // expected-note@-1 {{add an explicit type annotation}}
  // expected-error@-2 {{'resolve()' is unavailable: nothing states the type to resolve; write 'let car: Car = container.resolve()' or 'container.resolve() as Car'}}
  // expected-warning@-3 {{inferred to have type 'Never'}}

  let passed = container.resolve(Car.self)
  // expected-error@-1 {{'resolve(_:name:)' is unavailable: the type of the result says what to resolve; write 'let car: Car = container.resolve()' or 'container.resolve() as Car'}}

  container.register(Wheel.init)
    .as(check: (any Engine).self) { $0 }
    // expected-error@-1 {{'as(check:_:)' is unavailable: the component's objects are not of this type; conform to it, or remove 'as(check:)'}}
    .lifetime(.single)

  container.register(Wheel.init)
    .as(check: (any Engine).self, tag: Car.self) { $0 }
    // expected-error@-1 {{'as(check:tag:_:)' is unavailable: the component's objects are not of this type; conform to it, or remove 'as(check:)'}}
    .as(check: (any Engine).self, name: "diesel") { $0 }
  // expected-error@-1 {{'as(check:name:_:)' is unavailable: the component's objects are not of this type; conform to it, or remove 'as(check:)'}}

  container.register(Bicycle.init)
    // expected-error@-1 {{cannot convert value of type}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    .injection(\.whel)

  container.register(Bicycle.init)
    // expected-error@+1 {{value of type 'Bicycle' has no member 'whel'}}
    .injection(\Bicycle.whel)

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

final class Store {
  init(wheel: Wheel) throws {}
}
final class Tuned {
  init(engine: some Engine) {}
}
final class Rack {
  init(wheels: Lazy<[Wheel]>) {}
}
struct File: ~Copyable {}

func languageOfToday(container: DIContainer) {
  container.register(Store.init)
  // expected-error@-1 {{'register(file:line:_:)' is unavailable: an initializer that throws needs a label: 'register(throwing: Database.init)'; request its objects by 'try container.resolved()'}}

  // expected-error@+1 {{cannot infer type of closure parameter '$0'}}
  container.register { Tuned(engine: $0) }

  // expected-error@+1 {{cannot convert value of type '[T]' to expected argument type 'Lazy<[Wheel]>'}}
  container.register { Rack(wheels: many($0)) }
  // expected-error@-1 {{generic parameter 'T' could not be inferred}}

  // expected-error@+1 {{requires that 'File' conform to 'Copyable'}}
  container.register(File.init)

  container.register { File() }
  // expected-warning@-1 {{result of 'File' initializer is unused}}
}

func measured() async -> Int { 90 }

func asynchronousClosures(container: DIContainer) {
  container.register { await measured() }
  // expected-error@-1 {{'register(file:line:_:)' is unavailable: asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'}}

  container.register(measured)
  // expected-error@-1 {{'register(file:line:_:)' is unavailable: asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'}}

  container.register(Wheel.init)
    .injection { (_: Wheel, height: Int) in _ = await measured() + height }
    // expected-error@-1 {{'injection' is unavailable: asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'}}
    .lifetime(.single)

  container.register(Wheel.init)
    .injection(name: "a") { (_: Wheel, height: Int) in _ = await measured() + height }
  // expected-error@-1 {{'injection(name:cycle:_:)' is unavailable: asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'}}

  container.register(Wheel.init)
    .postInit { _ in _ = await measured() }
  // expected-error@-1 {{'postInit' is unavailable: asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'}}
}

func typesBesideClosures(container: DIContainer) {
  container.register((any Engine).self) { Wheel() }
  // expected-error@-1 {{'register(_:file:line:_:)' is unavailable: the closure says what it creates; write 'register { Diesel() }', and offer it as a protocol by '.as(check: (any Engine).self) { $0 }'}}

  container.register(Bicycle.self) { Bicycle(wheel: $0) }.lifetime(.single)
  // expected-error@-1 {{'register(_:file:line:_:)' is unavailable: the closure says what it creates; write 'register { Diesel() }', and offer it as a protocol by '.as(check: (any Engine).self) { $0 }'}}
}

func closuresWithContainer(container: DIContainer) {
  container.register((any Engine).self) { _ in Wheel() }
  // expected-error@-1 {{'register(_:file:line:_:)' is unavailable: the parameters of the closure are dependencies; write 'register { Car(engine: $0) }', and offer it as a protocol by '.as(check: (any Engine).self) { $0 }'}}
}

func spellingsOfOtherReleases(container: DIContainer) {
  _ = container.newLifeTimeScope()
  // expected-error@-1 {{'newLifeTimeScope()' is unavailable: this is a spelling of release 2; write 'DIContainer(engine: container.engine)', or 'DIContainer(parent: container)' to share what this container keeps}}

  _ = container.resolve(arg: Wheel(), Wheel()) as Car
  // expected-error@-1 {{'resolve(arg:_:_:)' is unavailable: 'arg' takes one value; write 'resolve(args: a, b)'}}

  container.register(Car.self)
    .initial { Car(wheel: $0) }
  // expected-error@-1 {{'initial' is unavailable: this is a spelling of release 2; pass the initializer to 'register': 'register(Car.init)' or 'register { Car(engine: $0) }'}}

  container.register(Wheel.init)
    .set(name: "winter")
  // expected-error@-1 {{'set(name:)' is unavailable: this is a spelling of release 2; offer a type with the name: 'as(Car.self, name: "a")'}}
}

// expected-error@+2 {{type 'Part' does not conform to protocol 'DIPart'}}
// expected-note@+1 {{add stubs}}
final class Part: DIPart {
  // expected-note@+1 {{operates on an instance}}
  func load(container: DIContainer) {}
}

// expected-error@+1 {{non-class type 'StructPart' cannot conform to class protocol 'DIPart'}}
struct StructPart: DIPart {
  static func load(container: DIContainer) {}
}

// expected-error@+1 {{raw type 'DITag' (aka 'any Any.Type') is not expressible by a string, integer, or floating-point literal}}
enum Cheap: DITag {}
// expected-error@-1 {{an enum with no cases cannot declare a raw type}}
// expected-error@-2 {{does not conform to RawRepresentable}}
// expected-error@-3 {{RawRepresentable conformance cannot be synthesized}}
// expected-note@-4 {{add stubs}}

func awaits(_ container: DIContainer) async -> Wheel {
  // expected-warning@+1 {{no 'async' operations occur within 'await' expression}}
  await container.resolve()
}
