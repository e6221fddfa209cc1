public import DIEngine

/// A dependency that is made when it is first asked for, and kept.
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
/// A container makes a lazy of any type that it may be asked for, Optionals included. The component
/// is chosen then; that it can't be had shows when the value is asked for. The lazy keeps the
/// container alive, and belongs to the object graph that it was made in: its value finds those
/// objects of the graph that are still alive.
///
/// A lazy of an object that is kept itself (`perContainer`, `objectGraph`, a scope of yours) keeps only what
/// requests need, or else the two would keep each other for ever: once nobody else holds the container,
/// the objects that this keeps live as long as somebody else holds them.
///
/// A lazy may be used from any thread, if its value may.
///
/// - Since: 3.3
@dynamicMemberLookup
public final class Lazy<Value>: RequestMarker, DelayedValue, @unchecked Sendable {
  /// Asks the container; nil if a closure of the user's makes the values.
  private let request: DelayedRequest?
  private let make: (() -> Value)?
  @usableFromInline let kept = KeptRequest()
  /// How often the value is being made: more than once where making it asks for it. Only the
  /// thread that makes it changes it.
  private var depth = 0

  /// Makes a lazy that evaluates an expression.
  ///
  /// ```swift
  /// let wheels: Lazy<[Wheel]> = Lazy(many(*container))
  /// ```
  ///
  /// - Parameter make: The expression; evaluated when the value is first asked for.
  /// - Since: 3.3
  public init(_ make: @autoclosure @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Makes a lazy that calls a closure.
  ///
  /// - Parameter make: Makes the value; called when it is first asked for.
  /// - Since: 3.3
  public init(_ make: @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Makes a placeholder for a property that is injected later.
  ///
  /// - Parameters:
  ///   - file: The place that the trap tells, if the value is asked for nevertheless.
  ///   - line: The place that the trap tells.
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

  /// The value, which is made if it is not kept yet; until ``clear()`` it is the same one.
  ///
  /// Any number of threads may ask at once: one makes the value, the others wait for it. Where
  /// making the value asks for it again, it is made again, and what was ready first is kept.
  ///
  /// Traps if a container can't make the value, if the lazy is a placeholder, and if making the
  /// value endlessly asks for it.
  ///
  /// - Since: 3.3
  @inlinable
  public var value: Value {
    kept.finished(Value.self) ?? keptOrMade()
  }

  /// Whether the value is kept now.
  ///
  /// - Since: 3.3
  public var wasMade: Bool {
    kept.isKept
  }

  /// Forgets the value; whoever asks next gets a new one.
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
      return try kept.value { made() }
    } catch {
      unresolved(Value.self, error)
    }
  }

  private func made() -> Value {
    guard depth < 100 else { fatalError("\(Self.self) endlessly asks for its own value.") }
    depth += 1
    defer { depth -= 1 }
    if let request { return delayed(request) }
    return make.unsafelyUnwrapped()
  }
}

extension Lazy: DelayedMarker {}
