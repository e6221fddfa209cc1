public import DIEngine
public import DIv3MainActor

/// Factories that are isolated to a user's actor, or to an actor that only the closure itself knows.
extension DIContainer {
  /// Registers a component whose objects a closure creates on an actor other than the main actor.
  ///
  /// ```swift
  /// @DatabaseActor final class Table { init(file: File) {} }
  /// container.register(Table.init)
  /// ```
  ///
  /// A synchronous request creates the object if code that runs on that actor makes it:
  ///
  /// ```swift
  /// Task { @DatabaseActor in
  ///   let table: Table = container.resolve()
  /// }
  /// ```
  ///
  /// Elsewhere, and where a factory has hopped to the main thread on the way, such a request traps, even for an
  /// Optional. The registration logs a warning that says so. Requests with `await` (`DIv3Async`) create the
  /// object on the actor, from everywhere. If the isolation of an `@isolated(any)` closure turns out to be the
  /// main actor, or none, the component behaves like one whose closure declares that.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, each Parameter>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (repeat each Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  func declareIsolated<Impl: Sendable, each Parameter>(
    _ file: String, _ line: Int,
    _ closure: @escaping @isolated(any) (repeat each Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> {
    if let call = fromAnyThread(unlessIsolated: closure) {
      return closure.isolation == nil
        ? declare(file, line, call) : declareOnMain(file, line, call)
    }
    let call = onItsActor(closure, announced(of: Impl.self, file, line, closure.isolation))
    // Only the engine calls the closure, on its actor.
    nonisolated(unsafe) let closure = closure
    return declare(file, line, call, on: closure.isolation) { (isolation, needs, memory) in
      var next = needs
      memory.initializeMemory(
        as: Impl.self, to: await closure(repeat send(&next, (each Parameter).self)))
    }
  }

  /// Registers a component whose objects a closure creates on an actor other than the main actor, and
  /// modifies its first parameter.
  ///
  /// Synchronous requests for the object trap, as with the overload without a `modificator`.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  ///   - modificator: Unwraps the modified dependency for the first parameter.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, First, each Parameter, Modified>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (First, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    // One closure with the modificator inside, on the same actor.
    if let call = fromAnyThread(unlessIsolated: closure) {
      let modified = { (first: Modified, rest: repeat each Parameter) -> Impl in
        call(modificator(first), repeat each rest)
      }
      return closure.isolation == nil
        ? declare(file, line, modified) : declareOnMain(file, line, modified)
    }
    let call = onItsActor(closure, announced(of: Impl.self, file, line, closure.isolation))
    let modified = { (first: Modified, rest: repeat each Parameter) throws -> Impl in
      try call(modificator(first), repeat each rest)
    }
    nonisolated(unsafe) let (closure, modificator) = (closure, modificator)
    return declare(file, line, modified, on: closure.isolation) {
      (isolation, needs, memory) in
      var next = needs
      nonisolated(unsafe) let first = modificator(take(&next, Modified.self))
      memory.initializeMemory(
        as: Impl.self, to: await closure(first, repeat send(&next, (each Parameter).self)))
    }
  }

  /// Registers a component whose objects a closure creates on an actor other than the main actor, and
  /// modifies its first two parameters.
  ///
  /// Synchronous requests for the object trap, as with the overload without a `modificator`.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  ///   - modificator: Unwraps the modified dependencies for the first two parameters.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, First, Second, each Parameter, Modified1, Modified2>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (First, Second, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> DIComponentBuilder<Impl> {
    if let call = fromAnyThread(unlessIsolated: closure) {
      let modified = {
        (first: Modified1, second: Modified2, rest: repeat each Parameter) -> Impl in
        let modified = modificator(first, second)
        return call(modified.0, modified.1, repeat each rest)
      }
      return closure.isolation == nil
        ? declare(file, line, modified) : declareOnMain(file, line, modified)
    }
    let call = onItsActor(closure, announced(of: Impl.self, file, line, closure.isolation))
    let modified = {
      (first: Modified1, second: Modified2, rest: repeat each Parameter) throws -> Impl in
      let modified = modificator(first, second)
      return try call(modified.0, modified.1, repeat each rest)
    }
    nonisolated(unsafe) let (closure, modificator) = (closure, modificator)
    return declare(file, line, modified, on: closure.isolation) {
      (isolation, needs, memory) in
      var next = needs
      let first = take(&next, Modified1.self)
      nonisolated(unsafe) let modified = modificator(first, take(&next, Modified2.self))
      memory.initializeMemory(
        as: Impl.self,
        to: await closure(modified.0, modified.1, repeat send(&next, (each Parameter).self)))
    }
  }

  /// Registers a component whose objects an actor makes.
  ///
  /// - Parameters:
  ///   - call: Makes an object for a synchronous request; throws elsewhere than on the actor.
  ///   - asyncBody: Makes an object for an asynchronous request.
  @inlinable
  func declare<Impl, each Parameter>(
    _ file: String, _ line: Int, _ call: @escaping (repeat each Parameter) throws -> Impl,
    on actor: (any Actor)?, _ asyncBody: @escaping Factory.AsyncBody
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: Factory(
          isolation: actor, declare: Factory.needs(of: call), body: Factory.body(calling: call),
          asyncBody: asyncBody)))
  }

  /// Logs that synchronous requests for an object of another actor trap elsewhere, and returns the error that they
  /// fail with.
  @usableFromInline
  func announced(
    of type: any Any.Type, _ file: String, _ line: Int, _ actor: (any Actor)?
  ) -> OffActor {
    let error = OffActor(actor: actor)
    let info = DIComponentInfo(ComponentInfo(type: type, file: file, line: line))
    reporting {
      log(
        .warning,
        "\(info) is made on \(error.name): synchronous requests for it trap, unless code of that actor makes them."
      )
    }
    return error
  }
}

/// Returns the closure as one that any thread may call, or nil if its actor is not the main actor.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@inlinable
func fromAnyThread<each Parameter, Result>(
  unlessIsolated closure: @escaping @isolated(any) (repeat each Parameter) -> Result
) -> ((repeat each Parameter) -> Result)? {
  let isolation = closure.isolation
  guard isolation == nil || isolation === MainActor.shared else { return nil }
  let call = plain(closure)
  return isolation == nil ? call.closure : fromAnyThread(call.onMainActor)
}

/// Returns the closure as one that throws an error unless code of its own actor calls it.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@inlinable
func onItsActor<each Parameter, Result>(
  _ closure: @escaping @isolated(any) (repeat each Parameter) -> Result, _ error: OffActor
) -> (repeat each Parameter) throws -> Result {
  let call = plain(closure).closure
  return { (parameter: repeat each Parameter) throws -> Result in
    try error.throwElsewhere()
    return call(repeat each parameter)
  }
}

/// Returns the closure as one that the compiler lets any code call: the caller checks the isolation.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@inlinable
func plain<each Parameter, Result>(
  _ closure: @escaping @isolated(any) (repeat each Parameter) -> Result
) -> PlainCall<Result, repeat each Parameter> {
  // The two types differ only in the isolation that the compiler demands of a caller. Each closure is wrapped
  // in a struct, so that both have the same calling convention.
  unsafeBitCast(
    IsolatedCall<Result, repeat each Parameter>(closure: closure),
    to: PlainCall<Result, repeat each Parameter>.self)
}

@usableFromInline
struct IsolatedCall<Result, each Parameter> {
  let closure: @isolated(any) (repeat each Parameter) -> Result

  @usableFromInline
  init(closure: @escaping @isolated(any) (repeat each Parameter) -> Result) {
    self.closure = closure
  }
}

@usableFromInline
struct PlainCall<Result, each Parameter> {
  @usableFromInline let closure: (repeat each Parameter) -> Result

  @usableFromInline var onMainActor: MainActorFunction<Result, repeat each Parameter> { closure }
}

/// The error of a synchronous request for an object of an actor that the requesting code doesn't run on.
@usableFromInline
struct OffActor: Error {
  /// The actor; nil if it is not known.
  let actor: (any Actor)?

  var name: String { actor.map { "\(Swift.type(of: $0))" } ?? "an actor that is not known" }

  /// Throws this error unless the running code is isolated to the actor.
  @usableFromInline
  func throwElsewhere() throws {
    guard let actor, isRunning(on: actor) else { throw self }
  }
}

extension OffActor: FailureReport {
  @usableFromInline package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    (.otherActor(name: name), nil)
  }
}
