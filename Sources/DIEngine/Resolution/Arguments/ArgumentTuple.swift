/// Reads a tuple of arguments one by one.
@usableFromInline
package typealias ReadArguments = (UnsafeRawPointer) -> [Any?]

/// The closure that reads a tuple of arguments of some types.
@usableFromInline
package func readArguments<First, each Rest>(
  _ first: First.Type, _ rest: repeat (each Rest).Type
) -> ReadArguments {
  { tuple in
    let (first, rest) = tuple.assumingMemoryBound(to: (First, (repeat each Rest)).self).pointee
    var values: [Any?] = [first]
    for value in repeat each rest { values.append(value) }
    return values
  }
}

/// The closure that makes a tuple of arguments of some types out of values.
@usableFromInline
package func handArguments<First, each Rest>(
  _ first: First.Type, _ rest: repeat (each Rest).Type
) -> HandArguments {
  { values, body in
    var reader = ValueReader(values: values)
    guard
      let tuple = try? (reader.next(First.self), (repeat reader.next((each Rest).self))),
      reader.isAtEnd
    else { return false }
    withUnsafePointer(to: tuple) { body(UnsafeRawPointer($0)) }
    return true
  }
}

/// Takes one value after the other, as the types that are wanted.
private struct ValueReader {
  struct Misfit: Error {}

  let values: [Any?]
  private var position = 0

  init(values: [Any?]) {
    self.values = values
  }

  var isAtEnd: Bool { position == values.count }

  mutating func next<Value>(_ type: Value.Type) throws -> Value {
    guard position < values.count else { throw Misfit() }
    defer { position += 1 }
    if let given = values[position] {
      guard let value = given as? Value else { throw Misfit() }
      return value
    }
    guard let none = optionalType(of: type)?.none as? Value else { throw Misfit() }
    return none
  }
}
