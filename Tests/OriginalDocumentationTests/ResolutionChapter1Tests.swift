// The snippets keep the spelling of the chapter.
// swift-format-ignore-file
import DIv1Compat
import Testing

/// The snippets of the chapter "Resolution of dependencies" of 1.x.
@Suite("1.x chapter: resolution")
struct ResolutionChapter1Tests {
  // MARK: By type

  class Cat {}

  private func scopeWithCat() -> DIScope {
    let builder = DIContainerBuilder()
    builder.register(Cat.self).initializer { Cat() }
    let scope = try! builder.build()
    return scope
  }

  @Test("by type")
  func byType() throws {
    let scope = scopeWithCat()
    let cat = try! scope.resolve(Cat.self)
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  // MARK: By type and name

  @Test("each name has a cat of its own")
  func byName() throws {
    let builder = DIContainerBuilder()
    builder.register{ Cat() }.asName("Felix").asName("Tiger").instancePerScope()
    let scope = try! builder.build()
    let felix = try! scope.resolve(Cat.self, name: "Felix")
    let tiger = try! scope.resolve(Cat.self, name: "Tiger")
    #expect(felix !== tiger)
    #expect(felix === (try scope.resolve(Cat.self, name: "Felix")))
    #expect(tiger === (try scope.resolve(Cat.self, name: "Tiger")))
  }

  @Test("there is no cat without a name")
  func withoutName() throws {
    let builder = DIContainerBuilder()
    let line = #line + 1
    builder.register{ Cat() }.asName("Felix").asName("Tiger").instancePerScope()
    let scope = try! builder.build()
    let error = #expect(throws: DIError.self) { try scope.resolve(Cat.self) }
    guard case .typeIsNotFoundForName(let type, "", let components)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(type == Cat.self)
    #expect(components.map(\.line) == [line])
  }

  @Test("unless the component is the default")
  func thirdCat() throws {
    let builder = DIContainerBuilder()
    builder.register{ Cat() }.asName("Felix").asName("Tiger").instancePerScope().asDefault()
    let scope = try! builder.build()
    let cat = try scope.resolve(Cat.self)
    #expect(cat === (try scope.resolve(Cat.self)))
    #expect(cat !== (try scope.resolve(Cat.self, name: "Felix")))
    #expect(cat !== (try scope.resolve(Cat.self, name: "Tiger")))
  }

  // MARK: Several registrations

  enum Zoo {
    class Animal {}
    class Cat: Animal {}
    class Dog: Animal {}
    class Bird: Animal {}
  }

  @Test("one animal, or all of them in order")
  func many() throws {
    typealias Animal = Zoo.Animal
    typealias Cat = Zoo.Cat
    typealias Dog = Zoo.Dog
    typealias Bird = Zoo.Bird
    let builder = DIContainerBuilder()
    builder.register{ Cat() }.asSelf().asType(Animal.self)
    builder.register{ Dog() }.asSelf().asType(Animal.self)
    builder.register{ Bird() }.asSelf().asType(Animal.self)
    let scope = try! builder.build()
    let cat = try! scope.resolve(Cat.self)
    let dog = try! scope.resolve(Dog.self)
    let bird = try! scope.resolve(Bird.self)
    let animals = try! scope.resolveMany(Animal.self)  // [Cat(), Dog(), Bird()]
    #expect(animals.count == 3)
    #expect(animals[0] === cat)
    #expect(animals[1] === dog)
    #expect(animals[2] === bird)

    let error = #expect(throws: DIError.self) { try scope.resolve(Animal.self) }
    guard case .defaultTypeIsNotSpecified(let type, let components)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(type == Animal.self)
    #expect(components.map { "\($0.type)" } == ["Cat", "Dog", "Bird"])
  }

  @Test("the default one")
  func defaultAnimal() throws {
    typealias Animal = Zoo.Animal
    typealias Cat = Zoo.Cat
    typealias Dog = Zoo.Dog
    typealias Bird = Zoo.Bird
    let builder = DIContainerBuilder()
    builder.register{ Cat() }.asSelf().asType(Animal.self).asDefault()
    builder.register{ Dog() }.asSelf().asType(Animal.self)
    builder.register{ Bird() }.asSelf().asType(Animal.self)
    let scope = try! builder.build()
    let animal = try! scope.resolve(Animal.self)
    #expect(animal === (try scope.resolve(Cat.self)))
  }

  // MARK: With parameters

  enum Named {
    class Cat {
      let name: String
      init(name: String) { self.name = name }
    }
  }

  @Test("two cats with names as runtime arguments")
  func parameters() throws {
    typealias Cat = Named.Cat
    let builder = DIContainerBuilder()
    builder.register(Cat.self).initializer { _, name in Cat(name: name) }
    let scope = try! builder.build()
    // The chapter omits `try!`.
    let felix = try! scope.resolve(Cat.self, arg: "felix")
    let tiger = try! scope.resolve(Cat.self, arg: "tiger")
    #expect(felix !== tiger)
    #expect(felix.name == "felix")
    #expect(tiger.name == "tiger")
  }

  // MARK: Inference

  @Test("an explicit type")
  func writtenType() throws {
    let scope = scopeWithCat()
    let cat = try! scope.resolve(Cat.self)
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  @Test("the type of a cast")
  func castType() throws {
    let scope = scopeWithCat()
    let cat = try! scope.resolve() as Cat
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  @Test("the type of a constant")
  func constantType() throws {
    let scope = scopeWithCat()
    let cat: Cat = try! scope.resolve()
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  @Test("the type of an Optional")
  func optionalType() throws {
    let scope = scopeWithCat()
    var cat: Cat? = nil
    cat = try? scope.resolve()
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  @Test("the type of an implicitly unwrapped Optional")
  func implicitlyUnwrappedType() throws {
    let scope = scopeWithCat()
    var cat: Cat! = nil
    cat = try! scope.resolve()
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  // MARK: Checks

  class Animal {}
  class Tom: Animal {}
  class Rex: Animal {}

  @Test("defaultTypeIsNotSpecified")
  func ambiguous() throws {
    let builder = DIContainerBuilder()
    builder.register { Tom() }.asSelf().asType(Animal.self)
    builder.register { Rex() }.asSelf().asType(Animal.self)
    let scope = try! builder.build()
    do {
      _ = try scope.resolve(Animal.self)
      Issue.record("nothing was thrown")
    } catch DIError.defaultTypeIsNotSpecified(let type, let components) {
      #expect(type == Animal.self)
      #expect(components.count == 2)
    }
  }

  @Test("typeNoRegisterByName, with its current name and the chapter's")
  func unknownName() throws {
    let builder = DIContainerBuilder()
    builder.register{ Cat() }.asName("Felix").asName("Tiger").instancePerScope()
    let scope = try! builder.build()
    do {
      _ = try scope.resolve(Cat.self, name: "Kitty")
      Issue.record("nothing was thrown")
    } catch DIError.typeIsNotFoundForName(let type, let name, let components) {
      #expect(type == Cat.self)
      #expect(name == "Kitty")
      #expect(components.count == 1)
    }
    do {
      _ = try scope.resolve(Cat.self, name: "Kitty")
      Issue.record("nothing was thrown")
    } catch DIError.typeNoRegisterByName {
    }
  }

  @Test("typeIsNotFound, in every form of a request")
  func unknownType() throws {
    let scope = try! DIContainerBuilder().build()
    func check(_ request: () throws -> Void) {
      do {
        try request()
        Issue.record("nothing was thrown")
      } catch DIError.typeIsNotFound(let type) {
        #expect(type == Cat.self)
      } catch {
        Issue.record(error)
      }
    }
    check { _ = try scope.resolve(Cat.self) }
    check { _ = try scope.resolve(Cat.self, name: "Felix") }
    check { _ = try scope.resolve(Cat.self, arg: "felix") }
    check { _ = try scope.resolveMany(Cat.self) }
    check { try scope.resolve(Cat()) }
  }

  @Test("typeIsIncorrect")
  func wrongType() throws {
    let builder = DIContainerBuilder()
    builder.register { Cat() }.asType(Animal.self)
    let scope = try! builder.build()
    do {
      _ = try scope.resolve(Animal.self)
      Issue.record("nothing was thrown")
    } catch DIError.typeIsIncorrect(let requestedType, let realType, let component) {
      #expect(requestedType == Animal.self)
      #expect(realType == Cat.self)
      #expect(component.type == Cat.self)
    }
  }

  @Test("initializationMethodWithSignatureIsNotFoundFor")
  func wrongSignature() throws {
    typealias Cat = Named.Cat
    let builder = DIContainerBuilder()
    builder.register(Cat.self).initializer { _, name in Cat(name: name) }
    let scope = try! builder.build()
    do {
      // The chapter omits `try`.
      _ = try scope.resolve(Cat.self, 10)
      Issue.record("nothing was thrown")
    } catch DIError.initializationMethodWithSignatureIsNotFoundFor(let component, let signature) {
      #expect(component.type == Cat.self)
      #expect(String(describing: signature) == "(DIScope, Int) -> Any")
    }
  }

  // MARK: The short syntax

  private func scopeWithAnimals() -> DIScope {
    let builder = DIContainerBuilder()
    builder.register { Cat() }
    builder.register { Tom() }.asType(Animal.self)
    builder.register { Rex() }.asType(Animal.self)
    return try! builder.build()
  }

  @Test("the operator *!")
  func resolveOrTrap() throws {
    let scope = scopeWithAnimals()
    let cat: Cat = *!scope  // try! scope.resolve()
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  @Test("the operator *?")
  func resolveOrNil() throws {
    let scope = scopeWithAnimals()
    let cat: Cat? = *?scope  // try? scope.resolve()
    #expect(cat === (try scope.resolve(Cat.self)))
    let animal: Animal? = *?scope
    #expect(animal == nil)
  }

  @Test("the operator *")
  func resolveOrThrow() throws {
    let scope = scopeWithAnimals()
    let cat: Cat = try! *scope  // scope.resolve()
    #expect(cat === (try scope.resolve(Cat.self)))
  }

  @Test("the operator **!")
  func manyOrTrap() throws {
    let scope = scopeWithAnimals()
    let animals: [Animal] = **!scope  // try! scope.resolveMany()
    #expect(animals.map { "\(type(of: $0))" } == ["Tom", "Rex"])
  }

  @Test("the operator **")
  func manyOrThrow() throws {
    let scope = scopeWithAnimals()
    let animals: [Animal] = try! **scope  // scope.resolveMany()
    #expect(animals.map { "\(type(of: $0))" } == ["Tom", "Rex"])
  }
}
