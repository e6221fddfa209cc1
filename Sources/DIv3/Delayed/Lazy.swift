public import DIEngine

/// A dependency that is resolved on first use and then kept.
///
/// ```swift
/// final class Screen {
///   private let map: Lazy<Map>
///   init(map: Lazy<Map>) { self.map = map }
///   func showMap() { map.value.show() }
/// }
/// container.register(Map.init)
/// container.register(Screen.init)
/// ```
///
/// A container provides a `Lazy` of every type that it can be asked for, Optionals included. It chooses
/// the component when it creates the lazy; a component that is missing shows on the first access to
/// ``value``.
///
/// A lazy holds the container, and continues the object graph that it was created in: its value finds
/// the objects of that graph that are still alive. A lazy that belongs to an object which a lifetime may
/// keep (`perContainer`, `objectGraph`, a custom scope) holds only what its request needs, because the
/// container and the object would otherwise hold each other forever. Once no other code holds the
/// container, its objects live only as long as other code holds them.
///
/// Any thread may use a lazy if any thread may use its value.
///
/// - Since: 3.3
@dynamicMemberLookup
public final class Lazy<Value>: RequestMarker, DelayedValue, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the value.
  private let request: DelayedRequest?
  private let make: (() -> Value)?
  @usableFromInline let kept = KeptRequest()
  /// The number of creations in progress: more than one if creating the value requests it again. Only the
  /// creating thread changes it.
  private var depth = 0

  /// Creates a lazy that evaluates an expression.
  ///
  /// ```swift
  /// let wheels: Lazy<[Wheel]> = Lazy(many(*container))
  /// ```
  ///
  /// - Parameter make: The expression, evaluated on the first access to ``value``.
  /// - Since: 3.3
  public init(_ make: @autoclosure @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Creates a lazy that calls a closure.
  ///
  /// - Parameter make: Creates the value; called on the first access to ``value``.
  /// - Since: 3.3
  public init(_ make: @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 3.5.1
  public init(file: String = #file, line: UInt = #line) {
    request = nil
    make = { placeholder("Lazy", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    self.request = request
    make = nil
    super.init()
  }

  /// The value, which the first access creates; later ones return the same value until ``clear()``.
  ///
  /// Any number of threads may access it at once: one creates the value, the others wait for it. If
  /// creating the value requests it again, it is created again, and the first finished value is kept.
  ///
  /// Traps if the container can't resolve the value, if the lazy is a placeholder, or if creating the
  /// value requests it endlessly.
  ///
  /// - Complexity: O(1) without a lock once the value is kept.
  /// - Since: 3.3
  @inlinable
  public var value: Value {
    kept.finished(Value.self) ?? keptOrMade()
  }

  /// Returns the value, or throws why the container can't resolve it. Later calls try again.
  ///
  /// ```swift
  /// let map = try lazyMap.get()
  /// ```
  ///
  /// - Returns: The value, which ``value`` returns from then on, too.
  /// - Throws: ``DIFailure``.
  /// - Complexity: O(1) without a lock once the value is kept.
  /// - Since: 0.1.0 of this package
  public func get() throws -> Value {
    if let value = kept.finished(Value.self) { return value }
    do throws(Failure) {
      return try kept.value { () throws(Failure) in
        try made { (request) throws(Failure) in try attempted(request) }
      }
    } catch {
      throw DIFailure(error)
    }
  }

  /// Whether the value is kept now.
  ///
  /// - Since: 3.3
  public var wasMade: Bool {
    kept.isKept
  }

  /// Drops the value: the next access creates a new one.
  ///
  /// - Since: 3.3
  public func clear() {
    kept.clear()
  }

  func keep(_ value: Value) {
    kept.keep(value)
  }

  @usableFromInline
  func keptOrMade() -> Value {
    do throws(Failure) {
      return try kept.value { () throws(Failure) in try made(by: delayed) }
    } catch {
      unresolved(Value.self, error)
    }
  }

  private func made(
    by resolve: (DelayedRequest) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard depth < 100 else {
      trap("\(Self.self) requests its own value endlessly.\n\(FailureCode.recursion.line)")
    }
    depth += 1
    defer { depth -= 1 }
    if let request { return try resolve(request) }
    return make.unsafelyUnwrapped()
  }
}

extension Lazy: DelayedMarker {}
