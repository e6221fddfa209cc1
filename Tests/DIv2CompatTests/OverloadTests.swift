import DIv2Compat
import Testing

/// The overload that the compiler selects for a closure or an initializer.
@Suite("Overloads")
struct OverloadTests {
  class Home {
    let cat: Saw
    let way: String
    init(cat: Saw) {
      self.cat = cat
      way = "cat"
    }
    init(container: DIContainer) throws {
      cat = try container.resolve()
      way = "container"
    }
  }

  class Both {
    let saw: Saw?
    init() { saw = nil }
    init(saw: Saw) { self.saw = saw }
  }

  class Throwing {
    init(_ saw: Saw) throws { throw Broken(reason: 4) }
  }

  class Failable {
    init?(_ saw: Saw) {}
    init?() { return nil }
  }

  class Eleven {
    let sum: Int
    init(
      _ a: Saw, _ b: Axe, _ c: Saw, _ d: Axe, _ e: Saw, _ f: Axe, _ g: Saw, _ h: Axe, _ i: Saw,
      _ j: Axe, _ k: Int
    ) {
      sum = k
    }
  }

  let b = DIContainerBuilder()

  init() {
    b.register { Saw() }
    b.register { Axe() }
    b.register { 11 }
  }

  @Test("V2-27 a closure that accepts the container receives the container")
  func container() throws {
    b.register { try Home(cat: *$0) }.set(name: "1")
    b.register { _ in Both() }
    b.register(type: Home.init(container:)).set(name: "2")
    b.register(type: Home.self).initial(Home.init(container:)).set(name: "3")
    let c = try b.build()
    #expect(try c.resolve(Home.self, name: "1").way == "cat")
    #expect(try c.resolve(Home.self, name: "2").way == "container")
    #expect(try c.resolve(Home.self, name: "3").way == "container")
    #expect(try c.resolve(Both.self).saw == nil)
  }

  @Test("V2-26 a closure that accepts only parameters receives parameters")
  func parameters() throws {
    b.register { Home(cat: $0) }.set(name: "1")
    b.register(type: Home.init(cat:)).set(name: "2")
    let c = try b.build()
    #expect(try c.resolve(Home.self, name: "1").way == "cat")
    #expect(try c.resolve(Home.self, name: "2").cat === c.resolve(Saw.self))
  }

  @Test("of several initializers, the one without parameters is selected")
  func initializers() throws {
    b.register(type: Both.self).initial(Both.init)
    #expect(try b.build().resolve(Both.self).saw == nil)
  }

  @Test("V2-26 any number of parameters is resolved one by one")
  func eleven() throws {
    b.register(type: Eleven.init)
    #expect(try b.build().resolve(Eleven.self).sum == 11)
  }

  @Test("a throwing initializer is accepted")
  func throwing() throws {
    b.register(type: Throwing.init)
    #expect(throws: Broken(reason: 4)) { try b.build().resolve(Throwing.self) }
  }

  @Test("V2-16 a failable initializer is registered as the type it creates, and nil is an error")
  func failable() throws {
    b.register(type: Failable.init(_:)).set(name: "some")
    let line = #line + 1
    b.register { Failable() }.set(name: "nil")
    let c = try b.build()
    _ = try c.resolve(Failable.self, name: "some")
    expectFailure(
      .incorrectType(
        requestedType: Failable?.self, realType: Failable?.self,
        typeInfo: info(Failable?.self, line))
    ) { try c.resolve(Failable.self, name: "nil") }
    let error = #expect(throws: DIError.self) { try c.resolve(Failable.self, name: "nil") }
    #expect("\(error!)".contains("To do: the initial returned nil: let it return an object."))
  }

  @Test("V2-37 both spellings of an injection by container")
  func injections() throws {
    b.register { Bench() }
      .injection { $0.saw = $1 }
      .injection { k, bench in bench.axe = try *k }
      .injection { _, _ in }
    let made = try b.build().resolve(Bench.self)
    #expect(made.saw != nil)
    #expect(made.axe != nil)
  }

  @Test("a metatype is a type to resolve, not an object to inject into")
  func metatypes() throws {
    let c = try b.build()
    let type: Saw.Type = Saw.self
    #expect(try c.resolve(type) === c.resolve(Saw.self))
    func generic<T>(_ type: T.Type) throws -> T { try c.resolve(type) }
    #expect(try generic(Saw.self) === c.resolve(type))
  }

  @Test("V2-16 a property of an Optional type receives the available object, and a miss is nil")
  func misses() throws {
    let c = try b.build()
    let bench = Bench()
    bench.axe = try c.resolve()
    #expect(try bench.axe === c.resolve(Axe.self))
    let doubled: Jig?? = *?c
    #expect(doubled == nil)
    let there: Saw?? = *?c
    #expect(try there! === c.resolve(Saw.self))
    #expect((try? c.resolveMany(Jig?.self)) == nil)
  }

  @Test("a closure of several statements")
  func severalStatements() throws {
    b.register { Bench() }.injection {
      $0.saw = $1
      $0.axe = $2
    }
    b.register { (saw: Saw) -> Both in
      let both = Both(saw: saw)
      return both
    }
    let c = try b.build()
    #expect(try c.resolve(Bench.self).axe === c.resolve(Axe.self))
    #expect(try c.resolve(Both.self).saw === c.resolve(Saw.self))
  }
}
