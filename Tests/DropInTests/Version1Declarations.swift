import DIv1Compat
import Foundation
import Testing

// Every public declaration of the façade, spelled as in code of releases 0.9.9 to 1.3.1. A test
// checks that none is missing here or in `Version1Implementers.swift`.

private protocol Animal: AnyObject {}
private class Cat: Animal {
  var name = "none"
  init() {}
  init(name: String) { self.name = name }
}
private class Dog: Animal {
  init() {}
}
private class Home {
  var animals: [Animal] = []
  var runs = 0
  init() {}
}
private class Row {
  let numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
}

/// The values of rows with one, two and ten runtime arguments.
private let rowsOfSeveralLengths = [1, 2, 10].map { Array(1...$0) }

@Suite("Every declaration of release 1: builders")
struct Version1Builders {
  @Test("A builder, its build, and a type to register")
  func builder() throws {
    let builder = DIContainerBuilder()
    builder.register(Cat.self)
    builder.register(Dog.self, file: "Dog.swift", line: 7)
    let registration: DIRegistrationBuilder<Cat> = builder.register(Cat.self)
    registration.initializer { Cat() }
    #expect(throws: DIError.self) { try builder.build() }

    let good = DIContainerBuilder()
    good.register { Cat() }
    try good.build()
    let scope: DIScope = try good.build()
    #expect(try scope.resolve(Cat.self).name == "none")
  }

  @Test("One graph for several builders")
  func engine() throws {
    let engine = try DIContainerBuilder().build().engine
    let builder = DIContainerBuilder(engine: engine)
    builder.register { Cat() }
    let scope = try builder.build()
    #expect(scope.engine === engine && builder.engine === engine)
    #expect(
      try DIContainerBuilder(engine: engine).build().resolve(Cat.self) !== scope.resolve(Cat.self))
  }

  @Test("Closures without arguments, by every label")
  func closures() throws {
    let builder = DIContainerBuilder()
    builder.register { Cat(name: "1") }.asName("1")
    builder.register(short: { Cat(name: "2") }).asName("2")
    builder.register(initializer: { Cat(name: "3") }).asName("3")
    builder.register(file: "A.swift", line: 4) { Cat(name: "4") }.asName("4")
    builder.register(file: "A.swift", line: 5, initializer: { Cat(name: "5") }).asName("5")
    builder.register { (_: DIScope) in Cat(name: "6") }.asName("6")
    builder.register(initializer: { (scope: DIScope) in Cat(name: *!scope) }).asName("7")
    builder.register(file: "A.swift", line: 8) { Cat(name: *!$0 + "8") }.asName("8")
    builder.register { "text" }
    let scope = try builder.build()
    let names = try (1...8).map { try scope.resolve(Cat.self, name: "\($0)").name }
    #expect(names == ["1", "2", "3", "4", "5", "6", "text", "text8"])
  }

  @Test("Closures with one, two and ten arguments, as register takes them")
  func registerArguments() throws {
    let builder = DIContainerBuilder()
    builder.register { Row([$1]) }.asName("1")
    builder.register { Row([$1, $2]) }.asName("2")
    builder.register { Row([$1, $2, $3, $4, $5, $6, $7, $8, $9, $10]) }.asName("10")
    builder.register(initializer: { (_: DIScope, n: Int) in Row([n, n]) }).asName("label")
    builder.register(file: "Row.swift", line: 1) { Row([$1, $2, 0]) }.asName("place")
    let scope = try builder.build()
    let rows: [Row] = [
      try scope.resolve(name: "1", arg: 1),
      try scope.resolve(name: "2", arg: 1, 2),
      try scope.resolve(name: "10", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
    #expect(try scope.resolve(Row.self, name: "label", arg: 4).numbers == [4, 4])
    #expect(try scope.resolve(Row.self, name: "place", arg: 4, 5).numbers == [4, 5, 0])
  }

  @Test("A class for external instances")
  func viewController() throws {
    let builder = DIContainerBuilder()
    builder.register(vc: Home.self).dependency { $1.runs += 1 }
    builder.register(vc: Cat.self, file: "Cat.swift", line: 3)
    let scope = try builder.build()
    let home = Home()
    try scope.resolve(home)
    #expect(home.runs == 1)
  }
}

@Suite("Every declaration of release 1: registrations")
struct Version1Registrations {
  private let builder = DIContainerBuilder()

  @Test("Types, names, the default")
  func services() throws {
    builder.register(Cat.self).asSelf().asType(Animal.self).asName("Felix").asDefault()
      .accept(findings: "DIG023")
      .initializer { Cat() }
    builder.register { Dog() }.asType(Animal.self)
    let scope = try builder.build()
    #expect(try scope.resolve(Animal.self) is Cat)
    #expect(try scope.resolve(Cat.self) !== scope.resolve(Cat.self, name: "Felix"))
  }

  @Test("Initializers without arguments")
  func initializers() throws {
    builder.register(Cat.self).initializer { Cat(name: "a") }.asName("a")
    builder.register(Cat.self).initializer({ Cat(name: "b") }).asName("b")
    builder.register(Cat.self).initializer { _ in Cat(name: "c") }.asName("c")
    builder.register(Cat.self).initializer({ (_: DIScope) in Cat(name: "d") }).asName("d")
    let scope = try builder.build()
    for name in ["a", "b", "c", "d"] {
      #expect(try scope.resolve(Cat.self, name: name).name == name)
    }
  }

  @Test("Initializers with one, two and ten arguments")
  func arguments() throws {
    builder.register(Row.self)
      .initializer { Row([$1]) }
      .initializer { Row([$1, $2]) }
      .initializer { Row([$1, $2, $3, $4, $5, $6, $7, $8, $9, $10]) }
    builder.register(Home.self)
      .initializer(method: { (_: DIScope, _: Int) in Home() })
      .initializer(method: { (_: DIScope, _: Int, _: String) in Home() })
    let scope = try builder.build()
    let rows: [Row] = [
      try scope.resolve(Row.self, arg: 1),
      try scope.resolve(Row.self, arg: 1, 2),
      try scope.resolve(Row.self, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
    #expect(try scope.resolve(Home.self, arg: 1) !== scope.resolve(Home.self, arg: 1, "x"))
  }

  @Test("Closures after creation, and components without an initializer")
  func dependencies() throws {
    builder.register(Home.self)
      .initializerDoesNotNeedToBe()
      .dependency { _, home in home.runs += 1 }
      .dependency { (scope: DIScope, home: Home) -> Void in home.animals = **!scope }
    builder.register { Cat() }.asType(Animal.self)
    let scope = try builder.build()
    let home = Home()
    try scope.resolve(home)
    #expect(home.runs == 1)
    #expect(home.animals.count == 1)
  }

  @Test("Lifetimes in both spellings")
  func lifetimes() throws {
    func cat(_ name: Int) -> DIRegistrationBuilder<Cat> {
      builder.register { Cat() }.asName("\(name)")
    }
    cat(0).instanceSingle()
    cat(1).instanceLazySingle()
    cat(2).instancePerScope()
    cat(3).instancePerDependency()
    cat(4).lifetime(.single)
    cat(5).lifetime(.lazySingle)
    cat(6).lifetime(.perScope)
    cat(7).lifetime(.perDependency)
    builder.register(Dog.self).instancePerRequest()
    let scope = try builder.build()
    let child = scope.newLifeTimeScope()
    let isKept = try (0...7).map { index -> [Bool] in
      let cat = try scope.resolve(Cat.self, name: "\(index)")
      return [
        try scope.resolve(Cat.self, name: "\(index)") === cat,
        try child.resolve(Cat.self, name: "\(index)") === cat,
      ]
    }
    let expected = [[true, true], [true, true], [true, false], [false, false]]
    #expect(isKept == expected + expected)
    let dog = Dog()
    try scope.resolve(dog)
    #expect(try scope.resolve(Dog.self) === dog)
  }

  @Test("V1-13 the switch for components with names only")
  func namelessNeedsDefault() throws {
    builder.register { Cat() }.asName("Felix")
    #expect(builder.namelessNeedsDefault)
    #expect((try? builder.build().resolve(Cat.self)) == nil)
    builder.namelessNeedsDefault = false
    #expect(try builder.build().resolve(Cat.self).name == "none")
  }
}

@Suite("Every declaration of release 1: requests")
struct Version1Requests {
  private let scope: DIScope
  private let cat: Cat

  init() throws {
    let builder = DIContainerBuilder()
    builder.register { Cat() }.asSelf().asType(Animal.self).asName("Felix").asDefault()
    builder.register { Dog() }.asType(Animal.self).asSelf()
    builder.register(Home.self).initializerDoesNotNeedToBe().dependency { $1.runs += 1 }
    for name in ["one", "other"] {
      builder.register(Row.self).asName(name).asDefaultIf(name == "one")
        .initializer { Row([$1]) }
        .initializer { Row([$1, $2]) }
        .initializer { Row([$1, $2, $3, $4, $5, $6, $7, $8, $9, $10]) }
    }
    scope = try builder.build()
    cat = try scope.resolve(Cat.self)
  }

  @Test("One object, with and without a name; a scope; an external instance")
  func one() throws {
    let inferred: Cat = try scope.resolve()
    #expect(inferred === cat)
    #expect(try scope.resolve() as Cat === cat)
    #expect(try scope.resolve(Animal.self) === cat)
    let felix: Cat = try scope.resolve(name: "Felix")
    #expect(try scope.resolve(Cat.self, name: "Felix") === felix)
    let optional: Cat? = try? scope.resolve()
    #expect(optional === cat)
    let sibling: DIScope = scope.newLifeTimeScope()
    #expect(try sibling.resolve(Cat.self) !== cat)
    let home = Home()
    try scope.resolve(home)
    #expect(home.runs == 1)
  }

  @Test("The end of a scope")
  func end() async throws {
    let builder = DIContainerBuilder()
    builder.register { Home() }.lifetime(.perScope).onEnd { $0.runs += 1 }
    let scope = try builder.build()
    let home: Home = try scope.resolve()
    try await scope.end(timeout: .seconds(1))
    try await scope.end()
    #expect(home.runs == 1)
  }

  @Test("All objects")
  func many() throws {
    let inferred: [Animal] = try scope.resolveMany()
    let stated = try scope.resolveMany(Animal.self)
    #expect(inferred.count == 2)
    #expect(zip(inferred, stated).allSatisfy { $0 === $1 })
  }

  @Test("One, two and ten arguments: inferred type")
  func inferred() throws {
    let rows: [Row] = [
      try scope.resolve(arg: 1),
      try scope.resolve(arg: 1, 2),
      try scope.resolve(arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments: explicit type")
  func stated() throws {
    let rows = [
      try scope.resolve(Row.self, arg: 1),
      try scope.resolve(Row.self, arg: 1, 2),
      try scope.resolve(Row.self, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
  }

  @Test("V1-25 one, two and ten arguments: explicit type without a label, as in the documentation")
  func unlabelled() throws {
    let rows = [
      try scope.resolve(Row.self, 1),
      try scope.resolve(Row.self, 1, 2),
      try scope.resolve(Row.self, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
    #expect(throws: DIError.self) { try scope.resolve(Cat.self, 10) }
  }

  @Test("One, two and ten arguments: a name, inferred type")
  func namedInferred() throws {
    let rows: [Row] = [
      try scope.resolve(name: "other", arg: 1),
      try scope.resolve(name: "other", arg: 1, 2),
      try scope.resolve(name: "other", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments: a name, explicit type")
  func namedStated() throws {
    let rows = [
      try scope.resolve(Row.self, name: "other", arg: 1),
      try scope.resolve(Row.self, name: "other", arg: 1, 2),
      try scope.resolve(Row.self, name: "other", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map(\.numbers) == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments: all objects, inferred type")
  func manyInferred() throws {
    let rows: [[Row]] = [
      try scope.resolveMany(arg: 1),
      try scope.resolveMany(arg: 1, 2),
      try scope.resolveMany(arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map { $0.map(\.numbers) } == rowsOfSeveralLengths.map { [$0, $0] })
  }

  @Test("One, two and ten arguments: all objects, explicit type")
  func manyStated() throws {
    let rows = [
      try scope.resolveMany(Row.self, arg: 1),
      try scope.resolveMany(Row.self, arg: 1, 2),
      try scope.resolveMany(Row.self, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map { $0.map(\.numbers) } == rowsOfSeveralLengths.map { [$0, $0] })
  }

  @Test("Operators")
  func operators() throws {
    let a: Cat = *!scope
    let b: Cat? = *?scope
    let c: Cat = try! *scope
    let d: Cat = try *scope
    let missing: String? = *?scope
    #expect([a, b, c, d].allSatisfy { $0 === cat })
    #expect(missing == nil)
    let animals: [Animal] = **!scope
    let again: [Animal] = try! **scope
    #expect(animals.count == 2)
    #expect(zip(animals, again).allSatisfy { $0 === $1 })
  }
}

@Suite("Every declaration of release 1: lazies")
struct Version1Lazies {
  private let scope: DIScope
  private let cat: Cat

  init() throws {
    let builder = DIContainerBuilder()
    builder.register { Cat() }.asSelf().asType(Animal.self).asName("Felix").asDefault()
    builder.register { Dog() }.asType(Animal.self)
    scope = try builder.build()
    cat = try scope.resolve(Cat.self)
  }

  @Test("One object, by every spelling")
  func one() throws {
    let byMethod: DILazy<Cat> = try scope.lazyResolve()
    let byOperator: DILazy<Cat> = try -*scope
    let byForce: DILazy<Cat> = -*!scope
    let byTry: DILazy<Cat>? = -*?scope
    let byType = try scope.resolve(DILazy<Cat>.self)
    let plain: DILazy<Cat> = try scope.resolve()
    let plainForce: DILazy<Cat> = *!scope
    let plainTry: DILazy<Cat>? = *?scope
    let plainOperator: DILazy<Cat> = try *scope
    let lazies = [
      byMethod, byOperator, byForce, byTry, byType, plain, plainForce, plainTry, plainOperator,
    ]
    for lazy in lazies {
      #expect(lazy?.value === cat)
      #expect(try lazy?.get() === cat)
    }
  }

  @Test("One object with a name")
  func named() throws {
    let felix = try scope.resolve(Cat.self, name: "Felix")
    let byMethod: DILazy<Cat> = try scope.lazyResolve(name: "Felix")
    let plain: DILazy<Cat> = try scope.resolve(name: "Felix")
    let byType = try scope.resolve(DILazy<Cat>.self, name: "Felix")
    #expect([byMethod, plain, byType].allSatisfy { $0.value === felix })
  }

  @Test("All objects")
  func many() throws {
    let byMethod: DILazy<[Animal]> = scope.lazyResolveMany()
    let byOperator: DILazy<[Animal]> = -**scope
    let byType = scope.resolveMany(DILazy<Animal>.self)
    let plain: DILazy<[Animal]> = try scope.resolveMany()
    let plainForce: DILazy<[Animal]> = **!scope
    let plainOperator: DILazy<[Animal]> = try **scope
    for lazy in [byMethod, byOperator, byType, plain, plainForce, plainOperator] {
      #expect(lazy.value.count == 2)
      #expect(lazy.value[0] === cat)
    }
  }
}

@Suite("Every declaration of release 1: errors and components")
struct Version1Errors {
  private let component = DIComponent(type: Cat.self, file: #file, line: 12)

  @Test("A component and its parts")
  func components() {
    let type: DIType = component.type
    #expect(type == Cat.self)
    #expect(component.file == #file)
    #expect(component.line == 12)
    #expect(
      component.description
        == "<Registered component in file: \(#file) on line: 12 for type: Cat>")
  }

  /// Programs of 1.3 switch over all cases; a further case would break them.
  private func text(_ error: DIError) -> String {
    switch error {
    case .typeIsNotFound(let type):
      return "\(type)"
    case .typeIsNotFoundForName(let type, let name, let components):
      return "\(type) \(name) \(components.count)"
    case .notSpecifiedInitializationMethodFor(let component):
      return "\(component.line)"
    case .initializationMethodWithSignatureIsNotFoundFor(let component, let signature):
      let signature: DIMethodSignature = signature
      return "\(component.line) \(signature)"
    case .pluralSpecifiedDefaultType(let type, let components):
      return "\(type) \(components.count)"
    case .defaultTypeIsNotSpecified(let type, let components):
      return "\(type) \(components.count)"
    case .intersectionNamesForType(let type, let names, let components):
      return "\(type) \(names) \(components.count)"
    case .typeIsIncorrect(let requestedType, let realType, let component):
      return "\(requestedType) \(realType) \(component.line)"
    case .recursiveInitialization(let component):
      return "\(component.line)"
    case .build(let errors):
      return errors.map(text).joined(separator: ", ")
    }
  }

  @Test("All cases of an error, with their values")
  func cases() {
    let errors: [DIError] = [
      .typeIsNotFound(type: Cat.self),
      .typeIsNotFoundForName(type: Cat.self, name: "n", components: [component]),
      .notSpecifiedInitializationMethodFor(component: component),
      .initializationMethodWithSignatureIsNotFoundFor(component: component, signature: "f"),
      .pluralSpecifiedDefaultType(type: Cat.self, components: [component]),
      .defaultTypeIsNotSpecified(type: Cat.self, components: []),
      .intersectionNamesForType(type: Cat.self, names: ["n"], components: []),
      .typeIsIncorrect(requestedType: Dog.self, realType: Cat.self, component: component),
      .recursiveInitialization(component: component),
    ]
    #expect(
      text(.build(errors: errors))
        == #"Cat, Cat n 1, 12, 12 f, Cat 1, Cat 0, Cat ["n"] 0, Dog Cat 12, 12"#)
  }

  @Test("All lifetimes, compared")
  func lifetimes() {
    func name(_ lifetime: DILifeTime) -> String {
      switch lifetime {
      case .single: return "single"
      case .lazySingle: return "lazySingle"
      case .perScope: return "perScope"
      case .perDependency: return "perDependency"
      }
    }
    let all: [DILifeTime] = [.single, .lazySingle, .perScope, .perDependency]
    #expect(all.map(name) == ["single", "lazySingle", "perScope", "perDependency"])
    #expect(all.filter { $0 == .perScope } == [.perScope])
  }

  /// Returns the old name of an error. Each is a value, and a pattern for `catch` and `case`.
  private func oldName(_ error: Error) -> String {
    let patterns: [(String, DIErrorPattern)] = [
      ("typeNoRegister", DIError.typeNoRegister),
      ("typeNoRegisterByName", DIError.typeNoRegisterByName),
    ]
    for (name, pattern) in patterns where pattern ~= error { return name }
    do {
      throw error
    } catch DIError.notSetInitializer {
      return "notSetInitializer"
    } catch DIError.initializerWithSignatureNotFound {
      return "initializerWithSignatureNotFound"
    } catch DIError.multyRegisterDefault {
      return "multyRegisterDefault"
    } catch DIError.notFoundDefaultForMultyRegisterType {
      return "notFoundDefaultForMultyRegisterType"
    } catch DIError.multyRegisterNamesForType {
      return "multyRegisterNamesForType"
    } catch DIError.multyPerRequestObjectsForType {
      return "multyPerRequestObjectsForType"
    } catch DIError.typeIncorrect {
      return "typeIncorrect"
    } catch DIError.recursiveInitializer {
      return "recursiveInitializer"
    } catch {
      return "another"
    }
  }

  @Test("Errors by their names until 1.1.1")
  func oldNames() {
    let errors: [DIError] = [
      .typeIsNotFound(type: Cat.self),
      .typeIsNotFoundForName(type: Cat.self, name: "n", components: []),
      .notSpecifiedInitializationMethodFor(component: component),
      .initializationMethodWithSignatureIsNotFoundFor(component: component, signature: "f"),
      .pluralSpecifiedDefaultType(type: Cat.self, components: []),
      .defaultTypeIsNotSpecified(type: Cat.self, components: [component, component]),
      .intersectionNamesForType(type: Cat.self, names: [], components: []),
      .defaultTypeIsNotSpecified(type: Cat.self, components: [component]),
      .typeIsIncorrect(requestedType: Dog.self, realType: Cat.self, component: component),
      .recursiveInitialization(component: component),
      .build(errors: []),
    ]
    #expect(
      errors.map(oldName) == [
        "typeNoRegister", "typeNoRegisterByName", "notSetInitializer",
        "initializerWithSignatureNotFound", "multyRegisterDefault",
        "notFoundDefaultForMultyRegisterType", "multyRegisterNamesForType",
        "multyPerRequestObjectsForType", "typeIncorrect", "recursiveInitializer", "another",
      ])
  }
}

private class Scannable: DIScanned {}
private class Scan1First: Scannable, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Cat(name: "first") } }
}
private class Scan1Second: Scannable, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Dog() } }
}

@Suite("Every declaration of release 1: scanning")
struct Version1Scanning {
  private let byType: DIScan<Scannable>.PredicateByType = { $0 is DIModule.Type }
  private let byName: DIScan<Scannable>.PredicateByName = { $0.hasPrefix("Scan1") }

  private func names(_ types: [AnyClass]) -> [String] { types.map { "\($0)" }.sorted() }

  @Test("Classes, by type or by name, in all bundles or in one")
  func types() {
    DIScanned.declare(Scan1First.self, Scan1Second.self)
    let bundle = Bundle(for: Scannable.self)
    let scans: [DIScan<Scannable>] = [
      DIScan(predicateByType: byType),
      DIScan(predicateByType: byType, in: bundle),
      DIScan(predicateByName: byName),
      DIScan(predicateByName: byName, in: bundle),
      DIScanWithInitializer(predicateByType: byType),
    ]
    for scan in scans { #expect(names(scan.getTypes()) == ["Scan1First", "Scan1Second"]) }
  }

  @Test("An object of each class")
  func objects() {
    let scan = DIScanWithInitializer<Scannable>(predicateByName: { $0.hasPrefix("Scan1") })
    let objects: [Scannable] = scan.getObjects()
    #expect(names(objects.map { type(of: $0) }) == ["Scan1First", "Scan1Second"])
    let base: DIScanned = DIScanned()
    #expect(type(of: base) == DIScanned.self)
  }

  @Test("Modules and assemblies found by scans")
  func modules() throws {
    let builder = DIContainerBuilder()
    builder.register(module: DIScanModule(predicateByName: { $0.hasPrefix("Scan1") }))
    builder.register(assembly: DIScanAssembly(predicateByName: { $0 == "FoundAssembly" }))
    builder.register(module: DIScanModule(predicateByType: { $0 == FoundModule.self }))
    let scope = try builder.build()
    #expect(try scope.resolve(Cat.self).name == "first")
    let texts: [String] = **!scope
    #expect(texts == ["found by assembly", "found"])
  }
}

extension DIRegistrationBuilder {
  /// Old code extends the chain with methods of its own.
  @discardableResult
  fileprivate func asDefaultIf(_ condition: Bool) -> Self {
    condition ? asDefault() : self
  }
}
