// The snippets keep the spelling of the chapter.
// swift-format-ignore-file
import DIv3
import Testing

/// The scope that a snippet of the chapter refers to.
private let myScope = DIScope(name: "my", storage: DICacheStorage())

// Corrected: the chapter's `return .lifetime(...)` omits `self` and does not compile.
extension DIComponentBuilder {
    fileprivate func myLifetime() -> Self {
       return self.lifetime(.custom(myScope))
              .root()
    }
}

private protocol Animal {}
private protocol Mammal {}
private protocol Pet {}
private protocol Logger: AnyObject {}

/// The snippets of the chapter "Registration" of 3.x and later.
@Suite("modern chapter: registration")
struct RegistrationChapter3Tests {
  class MyClass {}

  private class Cat: Animal, Mammal, Pet {}

  // MARK: Registering

  @Test("the first registration")
  func first() {
    let container = DIContainer()
    container.register(MyClass.init)
    let one: MyClass = container.resolve()
    let other: MyClass = container.resolve()
    #expect(one !== other)
  }

  @Test("an initializer and a closure are equivalent")
  func twoForms() {
    let first = DIContainer()
    do {
      let container = first
      container.register(MyClass.init)
    }
    let second = DIContainer()
    do {
      let container = second
      container.register { MyClass() }
    }
    for container in [first, second] {
      #expect(type(of: container.resolve() as MyClass) == MyClass.self)
      #expect((container.resolveMany() as [MyClass]).count == 1)
    }
    // In one container, these are two components.
    let container = DIContainer()
    container.register(MyClass.init)
    container.register { MyClass() }
    #expect(container.resolve() as MyClass? == nil)
    #expect((container.resolveMany() as [MyClass]).count == 2)
  }

  @Test("a type alone is known, but requires external instances")
  func typeAlone() {
    let container = DIContainer()
    container.register(MyClass.self)
      .lifetime(.perContainer(.strong))
    #expect(container.resolve() as MyClass? == nil)
    let mine = MyClass()
    container.inject(into: mine)
    #expect(container.resolve() as MyClass === mine)
  }

  // MARK: Services

  @Test("a cat by each of its services")
  func services() {
    let container = DIContainer()
    container.register(Cat.init)
      .as(Animal.self)
      .as(Mammal.self)
      .as(Pet.self)

    let cat: Cat = container.resolve()
    let animal: Animal = container.resolve()
    let mammal: Mammal = container.resolve()
    let pet: Pet = container.resolve()
    let all = [cat, animal as? Cat, mammal as? Cat, pet as? Cat].compactMap { $0 }
    #expect(Set(all.map(ObjectIdentifier.init)).count == 4)
  }

  @Test("with a lifetime it is one cat for all services")
  func oneCat() {
    let container = DIContainer()
    container.register(Cat.init)
      .as(Animal.self)
      .as(Mammal.self)
      .as(Pet.self)
      .lifetime(.single)
    let cat: Cat = container.resolve()
    let animal: Animal = container.resolve()
    let mammal: Mammal = container.resolve()
    let pet: Pet = container.resolve()
    #expect(animal as? Cat === cat)
    #expect(mammal as? Cat === cat)
    #expect(pet as? Cat === cat)
  }

  @Test("four registrations are four cats, whatever the lifetime", arguments: [false, true])
  func fourRegistrations(areSingle: Bool) {
    let container = DIContainer()
    if areSingle {
      container.register { Cat() }.lifetime(.single)
      container.register { Cat() as Animal }.lifetime(.single)
      container.register { Cat() as Mammal }.lifetime(.single)
      container.register { Cat() as Pet }.lifetime(.single)
    } else {
      container.register { Cat() }
      container.register { Cat() as Animal }
      container.register { Cat() as Mammal }
      container.register { Cat() as Pet }
    }
    func four() -> [Cat] {
      let cat: Cat = container.resolve()
      let animal: Animal = container.resolve()
      let mammal: Mammal = container.resolve()
      let pet: Pet = container.resolve()
      return [cat, animal as? Cat, mammal as? Cat, pet as? Cat].compactMap { $0 }
    }
    let (once, again) = (four(), four())
    #expect(Set(once.map(ObjectIdentifier.init)).count == 4)
    #expect(zip(once, again).allSatisfy { ($0 === $1) == areSingle })
  }

  // MARK: After full initialization

  private final class View {}

  private final class Interactor {
    weak var delegate: Presenter?
  }

  private final class Presenter {
    weak var view: View?
    var interactor: Interactor!
  }

  @Test("postInit runs after all injections")
  func postInit() {
    let container = DIContainer()
    container.register(View.init).lifetime(.perContainer(.strong))
    container.register(Interactor.init)
    container.register(Presenter.init)
        .injection(\.view)
        .injection(\.interactor)
        .postInit { presenter in
            presenter.interactor.delegate = presenter
        }
    let presenter: Presenter = container.resolve()
    #expect(presenter.interactor.delegate === presenter)
    #expect(presenter.view === container.resolve() as View)
  }

  // MARK: Default

  private final class CrashlyticsLogger: Logger {}
  private final class FileLogger: Logger {}
  private final class ConsoleLogger: Logger {}

  private final class MainLogger: Logger {
    let loggers: [Logger]
    init(loggers: [Logger]) { self.loggers = loggers }
  }

  @Test("the default logger has all the others, in order")
  func defaultLogger() {
    let container = DIContainer()
    container.register(CrashlyticsLogger.init)
        .as(Logger.self)
    container.register(FileLogger.init)
        .as(Logger.self)
    container.register(ConsoleLogger.init)
        .as(Logger.self)

    container.register { MainLogger(loggers: many($0)) }
        .as(Logger.self)
        .default()

    let logger: Logger = container.resolve()
    let main = logger as? MainLogger
    #expect(main != nil)
    #expect(
      main?.loggers.map { "\(type(of: $0))" }
        == ["CrashlyticsLogger", "FileLogger", "ConsoleLogger"])
    #expect((container.resolveMany() as [Logger]).count == 4)
  }

  @Test("a test registration takes precedence over the default")
  func testRegistration() {
    let container = DIContainer()
    container.register(FileLogger.init).as(Logger.self).default()
    container.register(ConsoleLogger.init).as(Logger.self).test()
    let logger: Logger = container.resolve()
    #expect(logger is ConsoleLogger)
  }

  // MARK: Roots

  @Test("a root component")
  func root() {
    let container = DIContainer()
    container.register(MyClass.init)
        .root()
    #expect(container.resolve() as MyClass? != nil)
  }

  @Test("a custom lifetime, with its root mark")
  func ownLifetime() {
    defer { myScope.clean() }
    let container = DIContainer()
    _ = container.register(MyClass.init)
        .myLifetime()
    let one: MyClass = container.resolve()
    #expect(one === container.resolve() as MyClass)
    myScope.clean()
    #expect(one !== container.resolve() as MyClass)
  }

  @Test("singles and objects of a scope are created eagerly")
  func eager() {
    var made: [String] = []
    let scope = DIScope(name: "ahead", storage: DICacheStorage())
    let container = DIContainer()
    container.register { () -> MyClass in
      made.append("scope")
      return MyClass()
    }.lifetime(.custom(scope)).root()
    container.register { () -> View in
      made.append("single")
      return View()
    }.lifetime(.single)
    #expect(made == [])
    container.initializeSingletonObjects()
    #expect(made == ["single"])
    container.initializeObjectsForScope(scope)
    #expect(made == ["single", "scope"])
    _ = container.resolve() as View
    _ = container.resolve() as MyClass
    #expect(made == ["single", "scope"])
  }
}
