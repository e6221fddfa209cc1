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
  /// A synchronous request can't run code on such an actor. The component can be registered, found and
  /// validated, but a synchronous request for its object traps, even for an Optional. The registration logs
  /// a warning that says so. Requests with `await` (`DIv3Async`) create the object on the actor. If the isolation of an `@isolated(any)` closure turns out to be the main actor,
  /// or none, the component behaves like one whose closure declares that.
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
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .isolated(refuse, isolation: isolation(of: closure.isolation), closure)))
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
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .isolated(
          refuse, isolation: isolation(of: closure.isolation), first: closure, modificator)))
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
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .isolated(
          refuse, isolation: isolation(of: closure.isolation), second: closure, modificator)))
  }

  /// Logs that requests for an object of another actor trap, and returns the error that they fail with.
  @usableFromInline
  func refusal(
    of type: any Any.Type, _ file: String, _ line: Int, _ actor: (any Actor)?
  ) -> IsolatedFactory {
    let name = actor.map { "\(Swift.type(of: $0))" } ?? "an actor that is not known"
    let info = DIComponentInfo(ComponentInfo(type: type, file: file, line: line))
    log(
      .warning,
      "\(info) is made on \(name): synchronous requests for it trap.")
    return IsolatedFactory(actor: name)
  }
}

/// Returns the isolation of a factory whose closure runs on an actor.
@usableFromInline
package func isolation(of actor: (any Actor)?) -> Factory.Isolation? {
  actor.map { $0 === MainActor.shared ? .mainActor : .other($0) }
}

/// Returns the closure as one that any thread may call, or nil if its actor is not the main actor.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@inlinable
func fromAnyThread<each Parameter, Result>(
  unlessIsolated closure: @escaping @isolated(any) (repeat each Parameter) -> Result
) -> ((repeat each Parameter) -> Result)? {
  let isolation = closure.isolation
  guard isolation == nil || isolation === MainActor.shared else { return nil }
  // The two types differ only in the isolation that the compiler demands of a caller, which is checked
  // here. Each closure is wrapped in a struct, so that both have the same calling convention.
  let call = unsafeBitCast(
    IsolatedCall<Result, repeat each Parameter>(closure: closure),
    to: PlainCall<Result, repeat each Parameter>.self)
  return isolation == nil ? call.closure : fromAnyThread(call.onMainActor)
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

/// The error of a synchronous request for an object that another actor must create.
@usableFromInline
struct IsolatedFactory: Error {
  let actor: String
}

extension IsolatedFactory: FailureReport {
  @usableFromInline package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    (.otherActor(name: actor), nil)
  }
}
