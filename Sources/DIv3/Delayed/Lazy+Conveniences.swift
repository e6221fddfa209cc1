extension Lazy {
  /// Returns a lazy of the transformed value.
  ///
  /// ```swift
  /// let title = document.map { $0.title }
  /// ```
  ///
  /// - Parameter transform: Converts the value of this lazy; called once, on the first access to the new
  ///   lazy's value.
  /// - Returns: The new lazy.
  /// - Since: 3.3
  public func map<T>(_ transform: @escaping (Value) -> T) -> Lazy<T> {
    Lazy<T> { transform(self.value) }
  }

  /// Accesses a property of the value, and creates the value if necessary.
  ///
  /// ```swift
  /// lazyScreen.title = "Map"  // The same as lazyScreen.value.title = "Map".
  /// ```
  ///
  /// If the value is a struct, a change replaces the kept value by the changed one.
  ///
  /// - Parameter keyPath: The property.
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
  /// `Lazy(nil)`, or the value in parentheses once it exists; never creates the value.
  ///
  /// - Since: 3.3
  public var description: String { "Lazy(\(text))" }

  /// The same as ``description``, with the type of the value.
  ///
  /// - Since: 3.3
  public var debugDescription: String { "Lazy(\(text): \(Value.self))" }

  private var text: String { wasMade ? "\(value)" : "nil" }
}

/// Returns the value of a lazy: a shorthand for ``Lazy/value``.
///
/// - Parameter lazy: The lazy.
/// - Returns: The value.
/// - Since: 3.3
public prefix func * <T>(lazy: Lazy<T>) -> T {
  lazy.value
}
