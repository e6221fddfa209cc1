public import DIEngine

/// Factories that are isolated to an actor of the user's own.
extension DIContainer {
  /// Declares how objects of a type are made on an actor of the user's own.
  ///
  /// ```swift
  /// @DatabaseActor final class Table { init(file: File) {} }
  /// container.register(Table.init)
  /// ```
  ///
  /// There is no synchronous way to another actor than the main one. So the component can be
  /// declared, found and validated, but a synchronous request for its object fails; a warning in the
  /// log says so when it is registered.
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
    _ closure: @escaping @isolated(any) @Sendable (repeat each Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> {
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return declare(
      file, line,
      .automatic { (_: repeat each Parameter) throws -> Impl in throw refuse })
  }

  /// Declares how objects of a type are made on an actor of the user's own, with the first parameter
  /// modified; synchronous requests for them fail.
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
    _ closure: @escaping @isolated(any) @Sendable (First, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return declare(
      file, line,
      .automatic { (_: Modified, _: repeat each Parameter) throws -> Impl in throw refuse })
  }

  /// Declares how objects of a type are made on an actor of the user's own, with the first two
  /// parameters modified; synchronous requests for them fail.
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
    _ closure: @escaping @isolated(any) @Sendable (First, Second, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> DIComponentBuilder<Impl> {
    let refuse = refusal(of: Impl.self, file, line, closure.isolation)
    return declare(
      file, line,
      .automatic { (_: Modified1, _: Modified2, _: repeat each Parameter) throws -> Impl in
        throw refuse
      })
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
      "\(info) is made on \(name): synchronous requests for it fail.")
    return IsolatedFactory(actor: name)
  }
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
