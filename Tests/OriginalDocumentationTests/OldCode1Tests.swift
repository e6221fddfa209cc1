import DIv1Compat
import Testing

// Programs of 1.x declare these conformances themselves.
extension DIComponent: Equatable {
  public static func == (left: DIComponent, right: DIComponent) -> Bool {
    left.type == right.type && left.file == right.file && left.line == right.line
  }
}

extension DIError: Equatable {
  public static func == (left: DIError, right: DIError) -> Bool {
    switch (left, right) {
    case (.typeIsNotFound(let left), .typeIsNotFound(let right)):
      return left == right
    case (.build(let left), .build(let right)):
      return left == right
    default:
      return false
    }
  }
}

/// Code of 1.x programs beyond the snippets of the chapters.
@Suite("1.x programs build unchanged")
struct OldCode1Tests {
  private func describe(_ error: DIError) -> String {
    switch error {
    case .typeIsNotFound(let type):
      return "\(type)"
    case .typeIsNotFoundForName(_, let name, _):
      return name
    case .notSpecifiedInitializationMethodFor(let component):
      return component.description
    case .initializationMethodWithSignatureIsNotFoundFor(component: _, let signature):
      return "\(signature)"
    case .pluralSpecifiedDefaultType(_, let components):
      return "\(components.count)"
    case .defaultTypeIsNotSpecified(let type, let components):
      return "\(type) \(components.count)"
    case .intersectionNamesForType(_, let names, _):
      return "\(names)"
    case .typeIsIncorrect(let requestedType, let realType, _):
      return "\(requestedType) \(realType)"
    case .recursiveInitialization:
      return "recursive"
    case .build(let errors):
      return "\(errors.count)"
    }
  }

  private class Animal {}
  private class Cat: Animal {}

  private class Home {
    var animal: Animal?
    var implicit: Animal!
    let cats: [Cat]
    init(_ cats: [Cat]) { self.cats = cats }
  }

  private class Screen {
    lazy var cat: Cat = *!self.scope
    let scope: DIScope
    init(scope: DIScope) { self.scope = scope }
  }

  private func builder() -> DIContainerBuilder {
    let builder = DIContainerBuilder()
    builder.register(initializer: { Cat() }).asSelf().asType(Animal.self)
    builder.register { Home([*!$0, *!$0]) }
      .dependency { scope, home in
        home.animal = *!scope
        let cat: Cat = *!scope
        home.implicit = cat
      }
    builder.register { Screen(scope: $0) }
    return builder
  }

  @Test("operators in expressions")
  func operators() throws {
    let scope = try builder().build()
    func count(_ home: Home, _ animal: Animal?) -> Int { home.cats.count }
    #expect(count(*!scope, *?scope) == 2)
    let array: [Cat] = [*!scope, *!scope]
    let pair: (Cat, Home) = (*!scope, *!scope)
    let byName: [String: Cat] = ["a": *!scope]
    #expect(array[0] === pair.0)
    #expect(byName["a"] === pair.0)
    #expect((*!scope as Home).animal === pair.0)
    #expect((*!scope as Home).implicit === pair.0)
    if let missing: Int = *?scope { Issue.record("\(missing)") }
    let screen: Screen = *!scope
    #expect(screen.cat === pair.0)
  }

  @Test("programs compare errors and components by their own functions")
  func comparisons() throws {
    let scope = try builder().build()
    #expect(throws: DIError.typeIsNotFound(type: Int.self)) { try scope.resolve(Int.self) }
    #expect(
      DIComponent(type: Cat.self, file: #file, line: 1)
        == DIComponent(type: Cat.self, file: #file, line: 1))
  }

  @Test("switches over all cases, and over old names")
  func switches() throws {
    let scope = try builder().build()
    do {
      _ = try scope.resolve(String.self)
      Issue.record("nothing was thrown")
    } catch let error as DIError {
      #expect(describe(error) == "String")
      switch error {
      case DIError.typeNoRegisterByName: Issue.record("the wrong name")
      case DIError.typeNoRegister: break
      default: Issue.record("no name")
      }
    }
  }

  @Test("a wrapper passes on its caller's location")
  func wrapper() throws {
    func add<T>(
      _ type: T.Type, to builder: DIContainerBuilder, file: String = #file, line: Int = #line
    ) {
      builder.register(type, file: file, line: line)
    }
    let builder = DIContainerBuilder()
    let line = #line + 1
    add(Cat.self, to: builder)
    guard
      case .build(let errors)? = #expect(throws: DIError.self, performing: { try builder.build() }),
      case .notSpecifiedInitializationMethodFor(let component)? = errors.first
    else {
      Issue.record("no error")
      return
    }
    #expect(component == DIComponent(type: Cat.self, file: #file, line: line))
  }
}
