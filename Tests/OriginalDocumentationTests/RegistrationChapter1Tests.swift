// The snippets keep the spelling of the chapter.
// swift-format-ignore-file
import DIv1Compat
import Testing

/// The snippets of the chapter "Basic registration of dependencies" of 1.x.
@Suite("1.x chapter: registration")
struct RegistrationChapter1Tests {
  class Animal {}

  // MARK: Registering a dependency

  @Test("a type alone is not a registration")
  func typeAlone() throws {
    class Cat {}
    let builder = DIContainerBuilder()
    let line = #line + 1
    builder.register(Cat.self)
    let error = #expect(throws: DIError.self) { try builder.build() }
    guard case .build(let errors)? = error, errors.count == 1,
      case .notSpecifiedInitializationMethodFor(let component) = errors[0]
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(component.type == Cat.self)
    #expect(component.file == #file)
    #expect(component.line == line)
  }

  // MARK: The initializer, and its short form

  @Test("a type and its initializer")
  func initializer() throws {
    class Cat {}
    let builder = DIContainerBuilder()
    builder.register(Cat.self).initializer { Cat() }
    let scope = try builder.build()
    #expect(try scope.resolve(Cat.self) === scope.resolve(Cat.self))
  }

  @Test("the short form is equivalent")
  func shortForm() throws {
    class Cat {}
    let builder = DIContainerBuilder()
    builder.register{ Cat() }
    let scope = try builder.build()
    #expect(try scope.resolve(Cat.self) === scope.resolve(Cat.self))
  }

  // MARK: Alternative types

  @Test("with an alternative type the own type is hidden")
  func alternativeType() throws {
    class Cat: Animal {}
    let builder = DIContainerBuilder()
    builder.register(Cat.self).asType(Animal.self).initializer { Cat() }
    let scope = try builder.build()
    #expect(try scope.resolve(Animal.self) is Cat)
    let error = #expect(throws: DIError.self) { try scope.resolve(Cat.self) }
    guard case .typeIsNotFound(let type)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(type == Cat.self)
  }

  @Test("unless asSelf is set")
  func alternativeTypeAndSelf() throws {
    class Cat: Animal {}
    let builder = DIContainerBuilder()
    builder.register(Cat.self).asSelf().asType(Animal.self).initializer { Cat() }
    let scope = try builder.build()
    #expect(try scope.resolve(Animal.self) === scope.resolve(Cat.self))
  }

  @Test("an alternative type is not checked; the request reports a mistake")
  func wrongAlternativeType() throws {
    class Cat: Animal {}
    let builder = DIContainerBuilder()
    builder.register(Cat.self).asType(Int.self).initializer { Cat() }
    let scope = try builder.build()
    let error = #expect(throws: DIError.self) { try scope.resolve(Int.self) }
    guard case .typeIsIncorrect(let requested, let real, let component)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(requested == Int.self)
    #expect(real == Cat.self)
    #expect(component.type == Cat.self)
  }

  // MARK: Dependencies of the initializer

  class Cat {}

  // The chapter writes `Home(myCat: Cat) { ... }` for an initializer of a class.
  class Home {
    let myCat: Cat
    init(myCat: Cat) { self.myCat = myCat }
  }

  @Test("the initializer makes requests on the scope")
  func resolveInInitializer() throws {
    let builder = DIContainerBuilder()
    builder.register(Cat.self).initializer { Cat() }
    builder.register(Home.self).initializer { scope in return Home(myCat: try! scope.resolve()) }
    let scope = try builder.build()
    #expect(try scope.resolve(Home.self).myCat === scope.resolve(Cat.self))
  }

  @Test("with the operator")
  func operatorInInitializer() throws {
    let builder = DIContainerBuilder()
    builder.register(Cat.self).initializer { Cat() }
    builder.register(Home.self).initializer { s in return Home(myCat: *!s) }
    let scope = try builder.build()
    #expect(try scope.resolve(Home.self).myCat === scope.resolve(Cat.self))
  }

  @Test("in the short form")
  func operatorInShortForm() throws {
    let builder = DIContainerBuilder()
    builder.register { Cat() }
    builder.register { Home(myCat: *!$0) }
    let scope = try builder.build()
    #expect(try scope.resolve(Home.self).myCat === scope.resolve(Cat.self))
  }

  // MARK: Methods that add dependencies

  enum Zoo {
    class Animal {}
    class Cat: Animal {}
    class Dog: Animal {}
    class Hamster: Animal {}

    class Home {
      var animals: [Animal] = []
    }
  }

  @Test("closures run in the order of their declaration")
  func dependencies() throws {
    typealias Home = Zoo.Home
    typealias Cat = Zoo.Cat
    typealias Dog = Zoo.Dog
    typealias Hamster = Zoo.Hamster
    let builder = DIContainerBuilder()
    builder.register { Cat() }
    builder.register { Dog() }
    builder.register { Hamster() }
    builder.register(Home.self).initializer { Home() }
      .dependency { s, home in try! home.animals.append(s.resolve(Cat.self)) }
      .dependency { s, home in try! home.animals.append(s.resolve(Dog.self)) }
      .dependency { s, home in try! home.animals.append(s.resolve(Hamster.self)) }
    let scope = try builder.build()
    let home = try scope.resolve(Home.self)
    #expect(home.animals.map { "\(type(of: $0))" } == ["Cat", "Dog", "Hamster"])
  }

  // MARK: Cycles

  enum Cycle {
    class Home {
      var animals: [AnyObject] = []
    }

    class Cat {
      let home: Home
      init(home: Home) { self.home = home }
    }
  }

  @Test(
    "a home and its cat refer to each other, from both ends",
    arguments: [true, false])
  func cycle(fromHome: Bool) throws {
    typealias Home = Cycle.Home
    typealias Cat = Cycle.Cat
    let builder = DIContainerBuilder()
    builder.register(Home.self).initializer { Home() }
      .dependency { s, home in try! home.animals.append(s.resolve(Cat.self)) }
    // The chapter omits `try!`.
    builder.register(Cat.self).initializer { s in return Cat(home: try! s.resolve()) }
    let scope = try builder.build()
    let home = fromHome ? try scope.resolve(Home.self) : try scope.resolve(Cat.self).home
    let cat = try scope.resolve(Cat.self)
    #expect(cat.home === home)
    #expect(home.animals.count == 1)
    #expect(home.animals[0] === cat)
  }

  @Test("the same closure twice adds the same cat twice")
  func sameClosureTwice() throws {
    typealias Home = Cycle.Home
    typealias Cat = Cycle.Cat
    let builder = DIContainerBuilder()
    // The chapter omits `try!`.
    builder.register(Home.self).initializer { Home() }
      .dependency { s, home in home.animals.append(try! s.resolve(Cat.self)) }
      .dependency { s, home in home.animals.append(try! s.resolve(Cat.self)) }
    builder.register(Cat.self).initializer { s in return Cat(home: try! s.resolve()) }
    let scope = try builder.build()
    let home = try scope.resolve(Home.self)
    #expect(home.animals.count == 2)
    #expect(home.animals[0] === home.animals[1])
  }

  @Test("a cycle of closures, the third kind that works", arguments: [true, false])
  func cycleOfClosures(fromLeft: Bool) throws {
    class Left { var right: AnyObject? }
    class Right { var left: Left? }
    let builder = DIContainerBuilder()
    builder.register { Left() }.dependency { s, left in left.right = try! s.resolve(Right.self) }
    builder.register { Right() }.dependency { s, right in right.left = try! s.resolve(Left.self) }
    let scope = try builder.build()
    let left = fromLeft ? try scope.resolve(Left.self) : try scope.resolve(Right.self).left!
    #expect(left.right === (try scope.resolve(Right.self)))
    #expect((left.right as? Right)?.left === left)
  }

  @Test("a cycle of initializers doesn't work")
  func cycleOfInitializers() throws {
    class Egg { init(_ hen: AnyObject) {} }
    class Hen { init(_ egg: Egg) {} }
    let builder = DIContainerBuilder()
    builder.register { Egg(try $0.resolve(Hen.self)) }
    builder.register { Hen(try $0.resolve(Egg.self)) }
    let scope = try builder.build()
    let error = #expect(throws: DIError.self) { try scope.resolve(Egg.self) }
    guard case .recursiveInitialization(let component)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(component.type == Egg.self)
  }

  // MARK: Passing parameters

  enum Named {
    class Dog {
      let name: String
      init(name: String) { self.name = name }
    }

    class HamsterHome {}

    class Hamster {
      let name: String
      let hamsterHome: HamsterHome?

      init(name: String) {
        self.name = name
        hamsterHome = nil
      }

      init(name: String, hamsterHome: HamsterHome) {
        self.name = name
        self.hamsterHome = hamsterHome
      }
    }
  }

  @Test("the request supplies a parameter of the initializer")
  func parameter() throws {
    typealias Dog = Named.Dog
    let builder = DIContainerBuilder()
    builder.register(Dog.self).initializer { s, name in return Dog(name: name) }
    let scope = try builder.build()
    #expect(try scope.resolve(Dog.self, arg: "Rex").name == "Rex")
  }

  private func checkHamsters(_ builder: DIContainerBuilder) throws {
    let scope = try builder.build()
    let home = Named.HamsterHome()
    let homeless = try scope.resolve(Named.Hamster.self, arg: "Bill")
    let housed = try scope.resolve(Named.Hamster.self, arg: "Bob", home)
    #expect(homeless.name == "Bill")
    #expect(homeless.hamsterHome == nil)
    #expect(housed.name == "Bob")
    #expect(housed.hamsterHome === home)
  }

  @Test("several initializers with different parameters")
  func severalInitializers() throws {
    typealias Hamster = Named.Hamster
    let builder = DIContainerBuilder()
    builder.register(Hamster.self)
      .initializer { _, name in return Hamster(name: name) }
      .initializer { _, name, hamsterHome in return Hamster(name: name, hamsterHome: hamsterHome) }
    try checkHamsters(builder)
  }

  @Test("in the short form")
  func severalShortInitializers() throws {
    typealias Hamster = Named.Hamster
    let builder = DIContainerBuilder()
    builder.register(Hamster.self)
      .initializer { Hamster(name: $1) }
      .initializer { Hamster(name: $1, hamsterHome: $2) }
    try checkHamsters(builder)
  }

  @Test("with one of them in the registration")
  func shortRegistration() throws {
    typealias Hamster = Named.Hamster
    let builder = DIContainerBuilder()
    builder.register{ Hamster(name: $1) }
      .initializer { Hamster(name: $1, hamsterHome: $2) }
    try checkHamsters(builder)
  }

  @Test("the order of types distinguishes signatures; the same one again replaces the first")
  func signatures() throws {
    let builder = DIContainerBuilder()
    builder.register { (_, a: String, b: Int) -> String in "first \(a) \(b)" }
      .initializer { (_, a: Int, b: String) -> String in "other \(a) \(b)" }
      .initializer { (_, a: String, b: Int) -> String in "second \(a) \(b)" }
    let scope = try builder.build()
    #expect(try scope.resolve(String.self, arg: "x", 1) == "second x 1")
    #expect(try scope.resolve(String.self, arg: 1, "x") == "other 1 x")
  }

  @Test("ten parameters are possible")
  func tenParameters() throws {
    let builder = DIContainerBuilder()
    builder.register { [$1, $2, $3, $4, $5, $6, $7, $8, $9, $10] as [Int] }
    let scope = try builder.build()
    #expect(
      try scope.resolve([Int].self, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == Array(1...10))
  }
}
