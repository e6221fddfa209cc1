import DIv1Compat

protocol Shape: AnyObject {}

class Disc: Shape {
  let tag: String
  init() { tag = "-" }
  init(tag: String) { self.tag = tag }
}

final class SubDisc: Disc {}

final class Tile: Shape {
  var runs = 0
  init() {}
}

final class Group: Shape {
  let inner: [any Shape]
  var all: [any Shape] = []
  init(_ inner: [any Shape]) { self.inner = inner }
}

/// Returns the error of a request with all payloads in one line; components as `type:line`.
func thrown<Result>(_ body: () throws -> Result) -> String {
  do {
    _ = try body()
    return "nothing"
  } catch let error as DIError {
    return text(error)
  } catch {
    return "\(error)"
  }
}

func text(_ error: DIError) -> String {
  func list(_ components: [DIComponent]) -> String {
    "[" + components.map(one).joined(separator: ", ") + "]"
  }
  func one(_ component: DIComponent) -> String { "\(component.type):\(component.line)" }
  switch error {
  case .typeIsNotFound(let type):
    return "typeIsNotFound \(type)"
  case .typeIsNotFoundForName(let type, let name, let components):
    return "typeIsNotFoundForName \(type) '\(name)' \(list(components))"
  case .notSpecifiedInitializationMethodFor(let component):
    return "notSpecifiedInitializationMethodFor \(one(component))"
  case .initializationMethodWithSignatureIsNotFoundFor(let component, let signature):
    return "initializationMethodWithSignatureIsNotFoundFor \(one(component)) \(signature)"
  case .pluralSpecifiedDefaultType(let type, let components):
    return "pluralSpecifiedDefaultType \(type) \(list(components))"
  case .defaultTypeIsNotSpecified(let type, let components):
    return "defaultTypeIsNotSpecified \(type) \(list(components))"
  case .intersectionNamesForType(let type, let names, let components):
    return "intersectionNamesForType \(type) \(names.sorted()) \(list(components))"
  #if DITRANQUILLITY_1_2
  case .severalPerRequestObjectsFor(let type, let objects):
    return "severalPerRequestObjectsFor \(type) \(objects.count)"
  #endif
  case .typeIsIncorrect(let requested, let real, let component):
    return "typeIsIncorrect \(requested) \(real) \(one(component))"
  case .recursiveInitialization(let component):
    return "recursiveInitialization \(one(component))"
  case .build(let errors):
    return "build: " + errors.map(text).joined(separator: "; ")
  }
}

/// Returns the class names of objects.
func kinds(_ objects: [any Shape]) -> [String] {
  objects.map { "\(type(of: $0))" }
}

/// An error of a user's closure.
struct Mishap: Error, Equatable {
  let number: Int
}
