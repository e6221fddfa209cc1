public import DIEngine
public import DIv3MainActor

/// Factories that are isolated to an actor of the user's own, or to one that only the closure itself
/// knows.
extension DIContainer {
  /// Declares how objects of a type are made on an actor of the user's own.
  ///
  /// ```swift
  /// @DatabaseActor final class Table { init(file: File) {} }
  /// container.register(Table.init)
  /// ```
  ///
  /// There is no synchronous way to another actor than the main one. So the component can be
  /// declared, found and validated, but a synchronous request for its object traps, also one for an
  /// Optional; a warning in the log says so when it is registered. A closure whose type is `@isolated(any)` may turn out to be
  /// of the main actor, or of none: then it is the same as one that says so.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
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
      return declare(file, line, call)
    }
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .automatic { (_: repeat each Parameter) throws -> Impl in throw refuse }))
  }

  /// Declares how objects of a type are made on an actor of the user's own, with the first parameter
  /// modified; synchronous requests for them trap.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  ///   - modificator: makes the first parameter out of a modified dependency.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, First, each Parameter, Modified>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (First, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    if let call = fromAnyThread(unlessIsolated: closure) {
      return register(file: file, line: line, call, modificator: modificator)
    }
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .automatic { (_: Modified, _: repeat each Parameter) throws -> Impl in
          throw refuse
        }))
  }

  /// Declares how objects of a type are made on an actor of the user's own, with the first two
  /// parameters modified; synchronous requests for them trap.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  ///   - modificator: makes the first two parameters out of modified dependencies.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
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
      return register(file: file, line: line, call, modificator: modificator)
    }
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .automatic {
          (_: Modified1, _: Modified2, _: repeat each Parameter) throws -> Impl in
          throw refuse
        }))
  }

  /// What requests for an object of another actor fail with; told in the log right away.
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

/// A closure as one that any thread may call, if it is of the main actor or of none.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@inlinable
func fromAnyThread<each Parameter, Result>(
  unlessIsolated closure: @escaping @isolated(any) (repeat each Parameter) -> Result
) -> ((repeat each Parameter) -> Result)? {
  let isolation = closure.isolation
  guard isolation == nil || isolation === MainActor.shared else { return nil }
  // The types of the two differ in what the compiler demands of a caller only: whether it is
  // isolated is checked here. Within a struct, so that both are called in the same way.
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

/// Why a synchronous request does not call a factory of another actor.
@usableFromInline
struct IsolatedFactory: Error {
  let actor: String
}

extension IsolatedFactory: FailureReport {
  @usableFromInline package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    (.otherActor(name: actor), nil)
  }
}
