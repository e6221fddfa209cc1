// The lines keep the spelling of the chapter.
// swift-format-ignore-file

import DIv2Compat
import Testing

/// The chapter "Registration" of version 2, snippet by snippet, with the effects that it describes.
@Suite("Version 2: the registration chapter")
struct RegistrationChapter2Tests {
  final class Cat: Animal { init() {} }
  final class Home {
    let cat: Cat
    init(cat: Cat) { self.cat = cat }
  }

  /// A registration as in the chapter: a cat that is also offered as an animal.
  typealias Snippet = (DIContainerBuilder) -> Void

  // MARK: Registering a type

  @Test("a builder comes first")
  func builder() throws {
    let builder = DIContainerBuilder()
    try builder.build()
  }

  @Test("V2-53 a type alone is not a complete registration")
  func typeAlone() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Cat.self) // Регистрация типа `Cat`
    let (file, line) = (#file, #line - 1)
    do {
      _ = try builder.build()
      Issue.record("it was built")
    } catch DIError.build(let errors) {
      guard errors.count == 1, case .noSpecifiedInitialMethod(let info) = errors[0] else {
        Issue.record("other errors: \(errors)")
        return
      }
      #expect(info == DITypeInfo(type: Cat.self, file: file, line: line))
    }
  }

  // MARK: The initial

  @Test("V2-1 four ways to declare how a cat is created")
  func initials() throws {
    let snippets: [Snippet] = [
      { builder in
        builder.register(type: Cat.self).initial{ Cat() } // через closure
      },
      { builder in
        builder.register(type: Cat.self).initial(Cat.init) // через метод инициализации
      },
      { builder in
        builder.register{ Cat() } // через closure
      },
      { builder in
        builder.register(type: Cat.init) // через метод инициализации
      },
    ]
    for snippet in snippets {
      let builder = DIContainerBuilder()
      snippet(builder)
      let container = try builder.build()
      let cat: Cat = try container.resolve()
      #expect(try container.resolve(Cat.self) === cat)
    }
  }

  @Test("V2-8 a superclass can be declared and a subclass created")
  func childOfDeclaredParent() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Animal.self).initial{ Cat() }
    #expect(try builder.build().resolve(Animal.self) is Cat)
  }

  // MARK: Further types

  @Test("V2-5 an alias that is not accepted is ignored")
  func uncheckedAlias() throws {
    let builder = DIContainerBuilder()
    // The chapter's "..." stands for the rest of the chain; the result is discarded explicitly.
    _ = builder.register(type: Cat.self).initial{ Cat() }.as(Animal.self)
    let container = try builder.build()
    _ = try container.resolve(Cat.self)
    expectNotFound(Animal.self, in: container)
  }

  @Test("V2-3 an alias hides the type itself, regardless of how it is accepted")
  func aliasHidesItself() throws {
    let builder = DIContainerBuilder()
    // The chapter's "..." stands for the rest of the chain, written out here.
    builder.register(type: Cat.self).as(Animal.self).check{$0}.initial(Cat.init)
    let container = try builder.build()
    #expect(try container.resolve(Animal.self) is Cat)
    expectNotFound(Cat.self, in: container)
  }

  @Test("V2-4 both types, with as(.self)")
  func aliasAndItself() throws {
    let builder = DIContainerBuilder()
    // The chapter's "...." stands for the rest of the chain, written out here.
    builder.register(type: Cat.self).as(.self).as(Animal.self).check{$0}.initial(Cat.init)
    let container = try builder.build()
    #expect(try container.resolve(Animal.self) as AnyObject === container.resolve(Cat.self))
  }

  @Test("V2-3 V2-6 V2-8 the ways to accept an alias")
  func acceptedAliases() throws {
    // The chapter omits the creation of the cats, so `initial` is added to its lines.
    let snippets: [(DIContainerBuilder) -> DIRegistrationBuilder<Cat>] = [
      { builder in
        builder.register(type: Cat.self).as(Animal.self).check{$0}
      },
      { builder in
        builder.register(type: Cat.self).as(Animal.self).unsafe()
      },
      { builder in
        builder.register(type: Cat.self).as(Animal.self, check: {$0})
      },
      { builder in
        builder.register(type: Cat.self).as(Animal.self){$0}
      },
    ]
    for snippet in snippets {
      let builder = DIContainerBuilder()
      snippet(builder).initial(Cat.init)
      let container = try builder.build()
      #expect(try container.resolve(Animal.self) is Cat)
      expectNotFound(Cat.self, in: container)
    }
  }

  @Test("V2-3 an alias can be a statement of its own, or precede the initial")
  func aliasAsStatement() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Cat.self).as(Animal.self).check{$0}
    builder.register(type: Cat.self).as(Animal.self).unsafe()
    builder.register(type: Cat.self).as(Animal.self, check: {$0})
    builder.register(type: Cat.self).as(Animal.self){$0}
    do {
      _ = try builder.build()
      Issue.record("it was built")
    } catch DIError.build(let errors) {
      #expect(errors.count == 4)
    }
    let whole = DIContainerBuilder()
    whole.register(type: Cat.self).as(Animal.self){$0}.initial(Cat.init)
    #expect(try whole.build().resolve(Animal.self) is Cat)
  }

  @Test("V2-7 a wrong alias, accepted without a check")
  func falseAlias() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Cat.self).as(Home.self).unsafe().initial(Cat.init)
    let (file, line) = (#file, #line - 1)
    let container = try builder.build()
    do {
      _ = try container.resolve(Home.self)
      Issue.record("a cat is no home")
    } catch DIError.incorrectType(let requested, let real, let info) {
      #expect(ObjectIdentifier(requested) == ObjectIdentifier(Home.self))
      #expect(ObjectIdentifier(real) == ObjectIdentifier(Cat.self))
      #expect(info == DITypeInfo(type: Cat.self, file: file, line: line))
    }
  }

  // MARK: Dependencies of the initial

  @Test("V2-26 V2-27 six ways to give a home its cat")
  func dependencies() throws {
    let snippets: [Snippet] = [
      { builder in
        builder.register(type: Home.self).initial { (container) in try Home(cat: container.resolve()) }
      },
      { builder in
        builder.register{ (container) in try Home(cat: container.resolve()) }
      },
      { builder in
        builder.register(type: Home.self).initial(Home.init(cat:))
      },
      { builder in
        builder.register(type: Home.init(cat:))
      },
      { builder in
        builder.register(type: Home.self).initial{ Home(cat:$0) }
      },
      { builder in
        builder.register{ Home(cat:$0) }
      },
    ]
    for snippet in snippets {
      let builder = DIContainerBuilder()
      builder.register{ Cat() }
      snippet(builder)
      let container = try builder.build()
      let home: Home = try container.resolve()
      #expect(try home.cat === container.resolve(Cat.self))

      let lonely = DIContainerBuilder()
      snippet(lonely)
      expectNotFound(Cat.self, askingFor: Home.self, in: try lonely.build())
    }
  }

  @Test("V2-26 parameters are never many and never optional")
  func plainParameters() throws {
    final class Zoo {
      init(cats: [Cat]) {}
      init(cat: Cat?) {}
    }
    let builder = DIContainerBuilder()
    builder.register{ Cat() }
    builder.register(type: Zoo.init(cats:))
    expectNotFound([Cat].self, askingFor: Zoo.self, in: try builder.build())
    let other = DIContainerBuilder()
    other.register(type: Zoo.init(cat:))
    expectNotFound(Cat?.self, askingFor: Zoo.self, in: try other.build())
  }

  // MARK: After the initial

  @Test("V2-35 further dependencies, by injection")
  func injection() throws {
    final class Street {
      var home: Home!
    }
    let builder = DIContainerBuilder()
    builder.register{ Cat() }
    builder.register{ Home(cat:$0) }
    builder.register{ Street() }.injection{ $0.home = $1 }
    let container = try builder.build()
    let street: Street = try container.resolve()
    #expect(try street.home === container.resolve(Home.self))
  }

  private func expectNotFound<T>(_ type: T.Type, in container: DIContainer) {
    expectNotFound(type, askingFor: type, in: container)
  }

  private func expectNotFound<T, Asked>(
    _ type: T.Type, askingFor asked: Asked.Type, in container: DIContainer
  ) {
    do {
      _ = try container.resolve(asked)
      Issue.record("\(asked) was found")
    } catch DIError.typeNotFound(let missing) {
      #expect(ObjectIdentifier(missing) == ObjectIdentifier(type))
    } catch {
      Issue.record("another error: \(error)")
    }
  }
}

protocol RegistrationChapter2Animal {}

extension RegistrationChapter2Tests {
  typealias Animal = RegistrationChapter2Animal
}
