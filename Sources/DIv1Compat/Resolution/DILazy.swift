public import DIEngine

/// An object that is made when it is wanted first. Since 1.3.1.
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
/// A scope gives lazies: by ``DIScope/lazyResolve()`` and its sisters, and wherever an object of
/// type `DILazy` is asked for. A lazy holds its scope, and keeps its first object. Two
/// initializers that need each other can both run if one of them gets a lazy, and doesn't use it
/// before it returns.
///
/// Any number of threads may use a lazy: they all get the same object.
#if MigrationHints
@available(*, deprecated, message: "use Lazy, see docs/migration/declarations-1.md#lazies")
#endif
public final class DILazy<T>: RequestMarker, @unchecked Sendable {
  private let scope: DIScope
  private let request: (DIScope) throws(Failure) -> T
  private let kept = KeptRequest()

  init(_ scope: DIScope, _ request: @escaping (DIScope) throws(Failure) -> T) {
    self.scope = scope
    self.request = request
    super.init()
  }

  /// Gives the object. The first successful call makes it, by an ordinary request on the lazy's
  /// scope.
  ///
  /// ```swift
  /// let cat = try home.cat.get()
  /// ```
  ///
  /// - Returns: The same object each time.
  /// - Throws: ``DIError``, or what a closure of a component threw. Nothing is kept then: the next
  ///   call tries again.
  #if MigrationHints
  @available(*, deprecated, message: "use Lazy.value, see docs/migration/declarations-1.md#lazies")
  #endif
  public func get() throws -> T {
    do throws(Failure) {
      return try object()
    } catch {
      throw thrownError(for: error)
    }
  }

  /// The object, as ``get()`` gives it. If that fails, the process ends with a text that names the
  /// whole way to the cause.
  #if MigrationHints
  @available(*, deprecated, message: "use Lazy.value, see docs/migration/declarations-1.md#lazies")
  #endif
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

/// Lets every request for a lazy give one, whatever it is spelled with.
extension DILazy: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.isDelayed = true
  }

  package static func plan(_ request: Request, _ compiler: PlanCompiler) -> Plan {
    guard request.signature == nil else {
      // Runtime arguments can't wait: no lazy has them.
      return ClosurePlan(nil) { (thread) throws(Failure) -> DILazy<T> in
        throw Failure(.notFound, requested: DILazy<T>.self, path: thread.path)
      }
    }
    let wanted = compiler.plan(T.self, request)
    // Without a cell, the plan makes another lazy or fails at once: it is run for its failure.
    let check = wanted.componentPlan == nil ? wanted : nil
    let qualifier = request.qualifiers.first ?? .none
    return ClosurePlan(nil) { (thread) throws(Failure) -> DILazy<T> in
      _ = try check?.make(thread, T.self)
      return DILazy(thread.currentView()) { (scope) throws(Failure) -> T in
        try scope.scope.resolve(T.self, qualifier, for: scope)
      }
    }
  }
}
