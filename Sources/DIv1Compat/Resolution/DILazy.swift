public import DIEngine

/// An object that a scope makes at its first use.
///
/// ```swift
/// final class Home {
///   let cat: DILazy<Cat>
///   init(cat: DILazy<Cat>) { self.cat = cat }
///   func call() { cat.value.come() }
/// }
/// builder.register { Home(cat: -*!$0) }
/// ```
///
/// A scope returns lazies from ``DIScope/lazyResolve()`` and its variants, and for every request
/// for a `DILazy`. A lazy retains its scope and its first object. Two factories that need each
/// other can both run if one of them receives a lazy and doesn't use it before it returns.
///
/// Any number of threads may use a lazy; all of them get the same object.
///
/// - Since: 1.3.1
public final class DILazy<T>: RequestMarker, @unchecked Sendable {
  private let scope: DIScope
  private let request: (DIScope) throws(Failure) -> T
  private let kept = KeptRequest()

  init(_ scope: DIScope, _ request: @escaping (DIScope) throws(Failure) -> T) {
    self.scope = scope
    self.request = request
    super.init()
  }

  /// Returns the object. The first successful call makes it, with an ordinary request to the lazy's
  /// scope.
  ///
  /// ```swift
  /// let cat = try home.cat.get()
  /// ```
  ///
  /// - Returns: The same object each time.
  /// - Throws: The errors of `DIScope.resolve(_:)`. The lazy keeps no object then: the next call
  ///   tries again.
  /// - Since: 1.3.1
  public func get() throws -> T {
    do throws(Failure) {
      return try object()
    } catch {
      throw thrownError(for: error)
    }
  }

  /// The object, as ``get()`` returns it. Traps if the request fails, with a message that names the
  /// path to the cause.
  ///
  /// - Since: 1.3.1
  public var value: T {
    do throws(Failure) {
      return try object()
    } catch {
      trap(error)
    }
  }

  private func object() throws(Failure) -> T {
    if let finished = kept.finished(T.self) { return finished }
    return try kept.value { () throws(Failure) -> T in try request(scope) }
  }
}

/// Makes every spelling of a request for a lazy return one.
extension DILazy: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.delay = description.delay ?? .synchronously
  }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    guard request.passed == nil else {
      // A lazy can't defer runtime arguments: no component offers one for them.
      return ClosurePlan(nil) { (thread) throws(Failure) -> DILazy<T> in
        throw Failure(.notFound, requested: DILazy<T>.self, path: thread.path)
      }
    }
    let wanted = maker.plan(T.self, request)
    // Without a component plan, the plan makes another lazy or fails at once: run it for its
    // failure.
    let check = wanted.componentPlan == nil ? wanted : nil
    let qualifier = request.qualifiers.first ?? .none
    return ClosurePlan(nil) { (thread) throws(Failure) -> DILazy<T> in
      _ = try check?.make(thread) as T?
      return DILazy(thread.currentView()) { (scope) throws(Failure) -> T in
        try scope.scope.resolve(T.self, qualifier, for: scope)
      }
    }
  }
}
