import DIv1Compat
import TestSupport
import Testing

/// A type with the name of one in the standard library.
private struct Duration {}

@Suite("Components and errors")
struct ErrorTests {
  @Test("V1-64 a component contains its registration source")
  func place() throws {
    let b = DIContainerBuilder()
    let line = #line + 1
    b.register(Disc.self)
      .asName("a")
    b.register { () -> Tile in
      Tile()
    }.asName("b")
    b.register { Disc(tag: $1) }
    b.register(vc: Group.self).asDefault()
    b.register(vc: Group.self).asDefault()
    let error = #expect(throws: DIError.self) { try b.build() }
    guard case .build(let errors)? = error,
      case .pluralSpecifiedDefaultType(_, let groups)? = errors.first,
      case .notSpecifiedInitializationMethodFor(let disc)? = errors.last
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(ObjectIdentifier(disc.type) == ObjectIdentifier(Disc.self))
    #expect(disc.line == line)
    #expect(disc.file == #filePath)
    #expect(groups.map(\.line) == [line + 6, line + 7])
    #expect(groups.map(\.file) == [#filePath, #filePath])
    #expect(
      disc.description
        == "<Registered component in file: \(#filePath) on line: \(line) for type: Disc>")
  }

  @Test("V1-64 a component can be created for comparison")
  func publicInitializer() {
    let component = DIComponent(type: Disc.self, file: "Module.swift", line: 7)
    #expect(ObjectIdentifier(component.type) == ObjectIdentifier(Disc.self))
    #expect(component.file == "Module.swift")
    #expect(component.line == 7)
    #expect(
      component.description
        == "<Registered component in file: Module.swift on line: 7 for type: Disc>")
  }

  @Test("the description of every error names the components and what to do")
  func descriptions() {
    let disc = DIComponent(type: Disc.self, file: "App/Gears.swift", line: 7)
    let tile = DIComponent(type: Tile.self, file: "App/Gears.swift", line: 8)
    let found = "\n  Found:\n    Disc - Gears.swift:7\n    Tile - Gears.swift:8\n  To do: "
    let own = "\n  Found:\n    Disc - Gears.swift:7\n  To do: "
    let texts: [(DIError, String)] = [
      (
        .typeIsNotFound(type: Disc.self),
        "No component offers Disc.\n  To do: register Disc, or offer a registered component under "
          + "that type: asType(Disc.self)."
      ),
      (
        .typeIsNotFoundForName(type: Disc.self, name: "x", components: [disc, tile]),
        "No component offers Disc with name \"x\".\(found)register the name, or request one of "
          + "those that exist."
      ),
      (
        .typeIsNotFoundForName(type: Disc.self, name: "", components: [disc]),
        "Disc is registered only with names, but the request has none.\(own)request it by name, or "
          + "make a component the default: asDefault()."
      ),
      (
        .notSpecifiedInitializationMethodFor(component: disc),
        "Disc has no initializer.\(own)give the component one: initializer(_:)."
      ),
      (
        .initializationMethodWithSignatureIsNotFoundFor(
          component: disc, signature: ((DIScope, Int) -> Any).self),
        "Disc has no initializer for (DIScope, Int) -> Any.\(own)give the component an initializer "
          + "for exactly these arguments, or pass arguments for which it has one."
      ),
      (
        .pluralSpecifiedDefaultType(type: Disc.self, components: [disc, tile]),
        "Several components are the default for Disc.\(found)both are the default: keep one "
          + "asDefault()."
      ),
      (
        .defaultTypeIsNotSpecified(type: Disc.self, components: [disc, tile]),
        "Several components offer Disc, and none of them is the default.\(found)make one of them "
          + "the default: asDefault(); or tell them apart: asName(_:)."
      ),
      (
        .defaultTypeIsNotSpecified(type: Disc.self, components: [disc]),
        "Several objects of Disc exist, but the request needs one.\(own)request all of them, or "
          + "release those that are no longer used."
      ),
      (
        .intersectionNamesForType(type: Disc.self, names: ["b", "a"], components: [disc, tile]),
        "Several components of Disc have the same name: \"a\", \"b\".\(found)give each of them "
          + "its own names: asName(_:)."
      ),
      (
        .typeIsIncorrect(requestedType: Tile.self, realType: Disc.self, component: disc),
        "Disc is offered as Tile, but the object is of type Disc.\(own)offer the component only "
          + "under types that its objects have."
      ),
      (
        .typeIsIncorrect(requestedType: Disc.self, realType: Disc?.self, component: disc),
        "The initializer of Disc returned nil.\(own)let the initializer return an object."
      ),
      (
        .typeIsNotFound(type: ((Int) -> any Shape).self),
        "No component offers (Int) -> Shape.\n  To do: register (Int) -> Shape, or offer a registered "
          + "component under that type: asType(((Int) -> Shape).self)."
      ),
      (
        .recursiveInitialization(component: disc),
        "Disc is needed while it is being created.\(own)break the cycle: inject one of its objects "
          + "after creation, and keep or share that object, so that it is not created again."
      ),
      (
        .build(errors: [.notSpecifiedInitializationMethodFor(component: disc)]),
        "The registrations have 1 mistake.\nDisc has no initializer.\(own)give the component one: "
          + "initializer(_:)."
      ),
    ]
    let codes = [1, 2, 2, 24, 5, 25, 3, 7, 26, 6, 9, 1, 8, 24]
    #expect(codes.count == texts.count)
    for ((error, text), code) in zip(texts, codes) {
      #expect("\(error)" == "\(text)\n" + codeLine("DIF\(String(1_000 + code).suffix(3))"))
    }
  }

  @Test("V1-47 the advice for an Optional request names the type that is missing")
  func adviceForOptional() throws {
    let error = #expect(throws: DIError.self) {
      try DIContainerBuilder().build().resolve() as Disc?
    }
    #expect(
      "\(error!)" == "No component offers Optional<Disc>.\n  To do: register Disc, or offer a "
        + "registered component under that type: asType(Disc.self).\n\(codeLine("DIF001"))")
  }

  @Test("V1-13 the candidates are listed with their names")
  func names() throws {
    let b = DIContainerBuilder()
    b.register(file: "Disc.swift", line: 1) { Disc() }.asName("a").asName("b")
    b.register(file: "Disc.swift", line: 2) { Disc() }.asName("c")
    let s = try b.build()
    let found =
      "\n  Found:\n    Disc (name \"a\", name \"b\") - Disc.swift:1"
      + "\n    Disc (name \"c\") - Disc.swift:2\n  To do: "
    let unknown = #expect(throws: DIError.self) { try s.resolve(Disc.self, name: "x") }
    #expect(
      "\(unknown!)" == "No component offers Disc with name \"x\".\(found)register the name, or "
        + "request one of those that exist.\n\(codeLine("DIF002"))")
    let several = #expect(throws: DIError.self) { try s.resolve(Disc.self) }
    #expect(
      "\(several!)"
        == "Several components offer Disc, and none of them is the default.\(found)make "
        + "one of them the default: asDefault(); or tell them apart: asName(_:).\n"
        + codeLine("DIF003"))
    let again = DIContainerBuilder()
    again.register(file: "Disc.swift", line: 3) { Disc() }.asName("a")
    again.register(file: "Disc.swift", line: 4) { Disc() }.asName("a").asName("d")
    let shared = #expect(throws: DIError.self) { try again.build() }
    let expected = """
      The registrations have 1 mistake.
      Several components of Disc have the same name: "a".
        Found:
          Disc (name "a") - Disc.swift:3
          Disc (name "a", name "d") - Disc.swift:4
        To do: give each of them its own names: asName(_:).
      \(codeLine("DIF026"))
      """
    #expect("\(shared!)" == expected)
  }

  @Test("types of one name are told apart by their modules")
  func namesakes() throws {
    let error = #expect(throws: DIError.self) {
      let b = DIContainerBuilder()
      b.register(file: "Parts.swift", line: 1) { Swift.Duration.seconds(1) }
        .asType(Duration.self)
      return try b.build().resolve(Duration.self)
    }
    let own = String(reflecting: Duration.self)
    #expect(
      "\(error!)"
        == "Swift.Duration is offered as \(own), but the object is of type Swift.Duration."
        + "\n  Found:\n    Swift.Duration - Parts.swift:1\n  To do: offer the component only under "
        + "types that its objects have.\n\(codeLine("DIF006"))")
  }

  @Test("V1-64 closures with parameters report the line of register")
  func placeOfClosures() throws {
    let b = DIContainerBuilder()
    let line = #line + 1
    b.register { () -> Disc in
      Disc()
    }
    b.register { (_: DIScope) in Disc() }
    b.register {
      Disc(tag: $1)
    }
    let error = #expect(throws: DIError.self) { try b.build().resolve(Disc.self) }
    guard case .defaultTypeIsNotSpecified(_, let components)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(components.map(\.line) == [line, line + 3, line + 4])
  }

  @Test("the old names of errors match the corresponding new cases only")
  func oldNames() {
    let component = DIComponent(type: Disc.self, file: "", line: 1)
    let errors: [DIError] = [
      .typeIsNotFound(type: Disc.self),
      .typeIsNotFoundForName(type: Disc.self, name: "n", components: []),
      .notSpecifiedInitializationMethodFor(component: component),
      .initializationMethodWithSignatureIsNotFoundFor(component: component, signature: 1),
      .pluralSpecifiedDefaultType(type: Disc.self, components: []),
      .defaultTypeIsNotSpecified(type: Disc.self, components: []),
      .intersectionNamesForType(type: Disc.self, names: [], components: []),
      .typeIsIncorrect(requestedType: Disc.self, realType: Tile.self, component: component),
      .recursiveInitialization(component: component),
      .build(errors: []),
    ]
    func index(_ error: any Error) -> Int? {
      do {
        throw error
      } catch DIError.typeNoRegister {
        return 0
      } catch DIError.typeNoRegisterByName {
        return 1
      } catch DIError.notSetInitializer {
        return 2
      } catch DIError.initializerWithSignatureNotFound {
        return 3
      } catch DIError.multyRegisterDefault {
        return 4
      } catch DIError.notFoundDefaultForMultyRegisterType {
        return 5
      } catch DIError.multyRegisterNamesForType {
        return 6
      } catch DIError.typeIncorrect {
        return 7
      } catch DIError.recursiveInitializer {
        return 8
      } catch DIError.build {
        return 9
      } catch {
        return nil
      }
    }
    #expect(errors.map(index) == Array(0...9))
    #expect(index(Mishap(number: 1)) == nil)
  }

  @Test("an error of a nested request that a closure rethrows is unchanged")
  func nestedError() throws {
    let b = DIContainerBuilder()
    b.register { Group([try *$0 as Disc]) }
    let s = try b.build()
    #expect(thrown { try s.resolve(Group.self) } == "typeIsNotFound Disc")
  }
}
