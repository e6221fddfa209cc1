internal import DIEngine
public import DIv3
public import Testing

extension DIContainer {
  /// Resolves an object in a test; if that is impossible, the test fails at this line, instead of the process.
  ///
  /// ```swift
  /// let wallet: Wallet = try app.required()
  /// ```
  ///
  /// The issue shows the path of the request, what was found, and what to do, as the message of a trap does. Like
  /// `#require`, the call ends the test by an error, which isn't an issue of its own.
  ///
  /// Only this call works so. A request by the app's own code that can't be served traps: `resolve()` must return an
  /// object, and there is none. In a test with the trait `.container(_:)` its cause is an issue of the test all the same,
  /// recorded before the process ends.
  ///
  /// - Parameters:
  ///   - type: The type of the object, unless the context says it.
  ///   - name: The name that the component is offered with, if any.
  ///   - args: The values for the object's `arg` parameters.
  ///   - sourceLocation: The place of the issue. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Throws: An error that ends the test.
  /// - Since: 0.1.0 of this package
  public func required<T>(
    _ type: T.Type = T.self, name: String? = nil, args: Any?...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> T {
    switch answer(T.self, name, args) {
    case .success(let object): return object
    case .failure(let failure):
      let resolved: T? = nil
      return try #require(
        resolved, "\(failure.modernText)", sourceLocation: sourceLocation)
    }
  }

  /// Makes a request that doesn't trap.
  func answer<T>(_ type: T.Type, _ name: String?, _ args: [Any?]) -> Result<T, Failure> {
    Result { () throws(Failure) in
      let entries = args.isEmpty ? nil : ArgumentEntries(T.self, args)
      guard let qualifier = Qualifier(ofOptional: name ?? "", for: T.self) else {
        return try scope.resolve(T.self, unknownName: name ?? "", .softens, for: self)
      }
      return try scope.resolve(
        T.self, qualifier, .softens, from: .none, entries: entries, for: self)
    }
  }
}
