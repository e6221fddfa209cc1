import DIv1Compat

protocol Shape: AnyObject {}
final class Disc: Shape {
  init() {}
}
final class Tile: Shape {
  init() {}
}

/// Returns the `DIError` that `body` throws; any other error ends the test.
func error(_ body: () throws -> Void) throws -> DIError? {
  do {
    try body()
    return nil
  } catch let error as DIError {
    return error
  }
}

/// One program for each kind of error, so that each dialect can name it.
enum Situation {
  static func typeIsUnknown() throws -> DIError? {
    let s = try DIContainerBuilder().build()
    return try error { _ = try s.resolve(Disc?.self) }
  }

  static func nameIsUnknown() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { Disc() }
    let s = try b.build()
    return try error { _ = try s.resolve(Disc.self, name: "n") }
  }

  static func namesOnly() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { Disc() }.asName("n")
    let s = try b.build()
    return try error { _ = try s.resolve(Disc.self) }
  }

  static func noSignature() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { Disc() }
    let s = try b.build()
    return try error { _ = try s.resolve(Disc.self, arg: 1) }
  }

  static func noDefault() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { Disc() }.asType((any Shape).self)
    b.register { Tile() }.asType((any Shape).self)
    let s = try b.build()
    return try error { _ = try s.resolve((any Shape).self) }
  }

  static func wrongType() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { Disc() }.asType(Tile.self)
    let s = try b.build()
    return try error { _ = try s.resolve(Tile.self) }
  }

  static func recursion() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { (s: DIScope) throws -> Disc in try s.resolve() }
    let s = try b.build()
    return try error { _ = try s.resolve(Disc.self) }
  }

  /// Two external instances; the result retains them.
  static func severalObjects() throws -> (DIError?, [Disc]) {
    let b = DIContainerBuilder()
    b.register(Disc.self).asType((any Shape).self).asSelf().instancePerRequest()
    let s = try b.build()
    let discs = [Disc(), Disc()]
    for disc in discs { try s.resolve(disc) }
    return (try error { _ = try s.resolve((any Shape).self) }, discs)
  }

  /// A missing initializer, two defaults, and a shared name.
  static func build() throws -> DIError? {
    let b = DIContainerBuilder()
    b.register { Disc() }.asType((any Shape).self).asDefault().asName("n")
    b.register { Tile() }.asType((any Shape).self).asDefault().asName("n")
    b.register(Int.self)
    return try error { try b.build() }
  }
}
