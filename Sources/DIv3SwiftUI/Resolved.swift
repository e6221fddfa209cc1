#if canImport(SwiftUI)
internal import DIEngine
internal import DIv3
public import SwiftUI

/// A property of a view with an object that the container of the environment resolves.
///
/// ```swift
/// struct CartView: View {
///   @Resolved private var shop: any Shop
///   @Resolved(tag: Backup.self) private var backup: any Shop
///   var body: some View { Text(shop.name) }
/// }
/// ```
///
/// The object is resolved when `body` first reads the property. The view keeps it as long as it lives: however often
/// `body` runs, and even if the component has no lifetime. Another container in the environment, and another `id` of the
/// view, resolve it anew; `clean()` of the container doesn't, until then.
///
/// As with `@Environment`, the view doesn't observe an `ObservableObject`: take ``ResolvedModel``, or pass the object to a
/// view with `@ObservedObject`. What `body` reads of an `@Observable` object is observed, as everywhere.
///
/// Reading it traps if the environment has no container, with the place of the property and what to do; and as
/// `DIContainer.resolve` does.
///
/// - Since: 0.1.0 of this package
@propertyWrapper
public struct Resolved<Service>: DynamicProperty {
  @Environment(\.container) private var container
  @State private var kept = Kept<Service>()
  private let query: Query

  /// Resolves an object of the property's type.
  ///
  /// ```swift
  /// @Resolved private var shop: any Shop
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init(file: StaticString = #fileID, line: UInt = #line) {
    query = Query(file: file, line: line)
  }

  /// Resolves an object of the property's type with a tag.
  ///
  /// ```swift
  /// @Resolved(tag: Backup.self) private var shop: any Shop
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag that the component is offered with.
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init<Tag>(tag: Tag.Type, file: StaticString = #fileID, line: UInt = #line) {
    query = Query(tag: tag, file: file, line: line)
  }

  /// Resolves an object of the property's type with a name.
  ///
  /// ```swift
  /// @Resolved(name: "backup") private var shop: any Shop
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that the component is offered with.
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init(name: String, file: StaticString = #fileID, line: UInt = #line) {
    query = Query(name: name, file: file, line: line)
  }

  /// The object. Read it in `body`, or in an action that `body` sets up.
  ///
  /// - Since: 0.1.0 of this package
  @MainActor public var wrappedValue: Service {
    kept.value(from: container) { query.resolve(from: $0, wrapper: "Resolved") }
  }
}

/// What a property keeps as long as its view lives, and from which container it came.
///
/// It is no `ObservableObject`: it changes only while `body` runs, which uses the new value.
private final class Kept<Value> {
  private var current: (value: Value, container: DIContainer?)?

  /// Returns the value of a container, which is made at the first request and after one for another container.
  func value(from container: DIContainer?, _ make: (DIContainer?) -> Value) -> Value {
    if let current, current.container === container { return current.value }
    let value = make(container)
    current = (value, container)
    return value
  }
}
#endif
