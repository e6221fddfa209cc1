extension Lazy {
  /// Makes a lazy out of this one.
  ///
  /// ```swift
  /// let title = document.map { $0.title }
  /// ```
  ///
  /// - Parameter transform: Makes the new value out of the one of this lazy; called once, when the
  ///   new value is first asked for.
  /// - Returns: The new lazy.
  /// - Since: 3.3
  public func map<T>(_ transform: @escaping (Value) -> T) -> Lazy<T> {
    Lazy<T> { transform(self.value) }
  }

  /// A variable of the value, which is made if need be.
  ///
  /// ```swift
  /// lazyScreen.title = "Map" // as lazyScreen.value.title = "Map"
  /// ```
  ///
  /// - Parameter keyPath: The variable. One of a struct is changed in the kept value.
  /// - Since: 5.0
  public subscript<T>(dynamicMember keyPath: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: keyPath] }
    set {
      var changed = value
      changed[keyPath: keyPath] = newValue
      keep(changed)
    }
  }
}

extension Lazy: CustomStringConvertible, CustomDebugStringConvertible {
  /// `Lazy(nil)`, or the value in brackets, once it was made.
  ///
  /// - Since: 3.3
  public var description: String { "Lazy(\(text))" }

  /// As ``description``, with the type of the value.
  ///
  /// - Since: 3.3
  public var debugDescription: String { "Lazy(\(text): \(Value.self))" }

  private var text: String { wasMade ? "\(value)" : "nil" }
}

/// The value of a lazy: short for ``Lazy/value``.
///
/// - Parameter lazy: The lazy.
/// - Returns: The value.
/// - Since: 3.3
public prefix func * <T>(lazy: Lazy<T>) -> T {
  lazy.value
}
