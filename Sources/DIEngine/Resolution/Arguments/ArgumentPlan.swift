/// The plan of a runtime argument: takes the value from the request, or else from the component's
/// argument queue.
final class ArgumentPlan: Plan {
  /// How a value of the requested type is copied out of an `Any`.
  private enum Copying {
    case instance
    case bytes(Int)
    case inline
    case cast
  }

  private let type: any Any.Type
  private let copying: Copying
  private let position: Int
  private let owner: Unowned<ComponentPlan>?
  private let ownType: ObjectIdentifier?
  private let queue: ArgumentQueue?
  private let receiver: (any Actor)?

  init(
    _ type: any Any.Type, at position: Int, of owner: ComponentPlan?,
    for receiver: (any Actor)?
  ) {
    self.receiver = receiver
    self.type = type
    self.position = position
    self.owner = owner.map { Unowned($0) }
    ownType = owner.map { ObjectIdentifier($0.component.type) }
    queue = owner?.component.rare.argumentQueue
    copying = Self.copying(of: type)
    super.init(nil)
  }

  private static func copying(of type: any Any.Type) -> Copying {
    if isKnownClass(type) { return .instance }
    guard isInlineValue(type) else { return .cast }
    return isTrivial(type) ? .bytes(layout(of: type).size) : .inline
  }

  override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    let entries = context.resolution.pointee.entries
    if let ownType, let entries, let given = entries.pointee.only(for: ownType, position),
      copy(given, to: memory)
    {
      return .made
    }
    func search<Value>(_ type: Value.Type) throws(Failure) {
      memory.initializeMemory(as: type, to: try value(entries, context))
    }
    try _openExistential(type, do: search)
    return .made
  }

  /// Initializes memory with a value of exactly the requested type.
  ///
  /// - Returns: False if the value has another type.
  @inline(__always)
  private func copy(_ given: UnsafePointer<Any?>, to memory: UnsafeMutableRawPointer) -> Bool {
    guard valueType(in: given) == unsafeBitCast(type, to: UnsafeRawPointer.self) else {
      return false
    }
    let start = UnsafeRawPointer(given)
    switch copying {
    case .instance:
      memory.initializeMemory(
        as: AnyObject.self, to: start.assumingMemoryBound(to: AnyObject.self).pointee)
    case .bytes(let count):
      memory.copyMemory(from: start, byteCount: count)
    case .inline:
      func copy<Value>(_ type: Value.Type) {
        memory.initializeMemory(as: type, to: start.assumingMemoryBound(to: type).pointee)
      }
      _openExistential(type, do: copy)
    case .cast:
      return false
    }
    return true
  }

  /// Takes the value from another entry or from the queue, or converts it.
  private func value<Value>(
    _ entries: UnsafePointer<ArgumentEntries>?, _ context: ResolutionContext
  ) throws(Failure) -> Value {
    guard let owner else { return try missing(.argumentMissing(position: position), context) }
    switch owner.with({ entries?.pointee.values(for: $0) }) {
    case .one(let values):
      guard position < values.count, let given = values[position] else { break }
      return try cast(given, of: owner, context)
    case .several: return try missing(.argumentsAmbiguous, context)
    case .some(.none), nil:
      guard let queue else { break }
      guard let taken = queue.take() else {
        return try missing(.argumentMissing(position: position), context, isReported: true)
      }
      if let taken { return try cast(taken, of: owner, context) }
    }
    return try missing(.argumentMissing(position: position), context)
  }

  /// Casts a given value to the requested type.
  private func cast<Value>(
    _ given: Any, of owner: Unowned<ComponentPlan>, _ context: ResolutionContext
  ) throws(Failure) -> Value {
    do throws(Misfit) {
      return try converted(given, to: Value.self) { context.frames.admits($0, for: receiver) }
    } catch .refused(let conformance) {
      throw owner.object.refusal(conformance, peeled(Value.self), context)
    } catch {
      // Of another type.
    }
    return try missing(.wrongArgument(position: position, real: Swift.type(of: given)), context)
  }

  /// Returns nil for an Optional argument without a suitable value; throws for any other.
  ///
  /// - Parameter isReported: Whether the listener receives the failure of an Optional argument.
  private func missing<Value>(
    _ kind: Failure.Kind, _ context: ResolutionContext, isReported: Bool = false
  ) throws(Failure) -> Value {
    let component = owner?.object.info
    let failure = Failure(
      kind, requested: peeled(Value.self), component: component, path: context.path,
      candidates: component.map { [$0] } ?? [])
    guard let none = optionalType(of: Value.self)?.none as? Value else { throw failure }
    if case .argumentMissing = kind, !isReported { return none }
    // The Optional is nil, but the caller made a mistake: the listener receives it.
    owner?.object.registry.listener?(.softened(failure))
    return none
  }
}

extension PlanMaker {
  /// Returns the plan of the owner's next runtime argument: those of its injections follow those of its factory.
  package func argument(_ type: any Any.Type) -> Plan {
    defer { owner?.argumentCount += 1 }
    return ArgumentPlan(type, at: Int(owner?.argumentCount ?? 0), of: owner, for: receiver)
  }
}

/// The arguments that a request passes at run time, by their types: they select the factory.
@usableFromInline
package struct PassedArguments: Sendable {
  package let signature: ObjectIdentifier
  /// The signature as a function type, for failures.
  let type: any Any.Type
  /// Reads the values of the tuple of arguments.
  let read: @Sendable (UnsafeRawPointer) -> [Any?]

  @usableFromInline
  package init<First, each Rest>(
    _ type: any Any.Type, _ first: First.Type, _ rest: repeat (each Rest).Type
  ) {
    signature = argumentSignature(of: First.self, repeat (each Rest).self)
    self.type = type
    read = { tuple in
      let (first, rest) = tuple.assumingMemoryBound(to: (First, (repeat each Rest)).self).pointee
      var values: [Any?] = [first]
      for value in repeat each rest { values.append(value) }
      return values
    }
  }
}

/// Returns the closure that builds an argument tuple of some types from values.
@usableFromInline
package func passArguments<First, each Rest>(
  _ first: First.Type, _ rest: repeat (each Rest).Type
) -> PassArguments {
  { values, body in
    var reader = ValueReader(values: values[...])
    guard
      let tuple = try? (reader.next(First.self), (repeat reader.next((each Rest).self))),
      reader.values.isEmpty
    else { return false }
    withUnsafePointer(to: tuple) { body(UnsafeRawPointer($0)) }
    return true
  }
}

/// Reads values in order and casts each to the requested type.
private struct ValueReader {
  struct Misfit: Error {}

  var values: ArraySlice<Any?>

  mutating func next<Value>(_ type: Value.Type) throws -> Value {
    guard let given = values.popFirst(), let found: Any = given ?? optionalType(of: type)?.none,
      let value = found as? Value
    else { throw Misfit() }
    return value
  }
}
