import DIv1Compat
import Testing

@Suite("Components and errors")
struct ErrorTests {
  @Test("V1-64 a component tells where it was registered")
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

  @Test("V1-64 a component can be made for comparison")
  func publicInitializer() {
    let component = DIComponent(type: Disc.self, file: "Module.swift", line: 7)
    #expect(ObjectIdentifier(component.type) == ObjectIdentifier(Disc.self))
    #expect(component.file == "Module.swift")
    #expect(component.line == 7)
    #expect(
      component.description
        == "<Registered component in file: Module.swift on line: 7 for type: Disc>")
  }

  @Test("V1-64 closures with parameters tell the line of register")
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

  @Test("The old names of errors match the new cases, and only those")
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

  @Test("An error of a nested request that a closure passes on is still itself")
  func nestedError() throws {
    let b = DIContainerBuilder()
    b.register { Group([try *$0 as Disc]) }
    let s = try b.build()
    #expect(thrown { try s.resolve(Group.self) } == "typeIsNotFound Disc")
  }
}
