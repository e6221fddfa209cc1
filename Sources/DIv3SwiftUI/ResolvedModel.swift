#if canImport(SwiftUI)
internal import Combine
internal import DIEngine
internal import DIv3
public import SwiftUI

/// A property of a view with a model of its own, which the container of the environment makes once.
///
/// ```swift
/// struct OrderView: View {
///   @ResolvedModel private var model: OrderModel
///   init(order: Order) { _model = ResolvedModel(args: order.id) }
///   var body: some View {
///     TextField("Note", text: $model.note)
///   }
/// }
/// ```
///
/// It is for a container what `@StateObject` is for an initializer. The model is made when `body` first reads it, and
/// lives as long as the view, whatever arguments and containers later views of the same identity have: another `id`
/// makes another model. The component needs no lifetime. With one that keeps objects, views share the model.
///
/// The view updates when the model changes: if it is an `ObservableObject`, with each `objectWillChange`; if it is
/// `@Observable`, when something changes that `body` has read. The property may be of a protocol's type.
///
/// Reading it traps if the environment has no container, with the place of the property and what to do; and as
/// `DIContainer.resolve` does.
///
/// - Since: 0.1.0 of this package
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper
public struct ResolvedModel<Model>: DynamicProperty {
  @Environment(\.container) private var container
  @StateObject private var kept = KeptModel<Model>()
  private let query: Query

  /// Resolves a model of the property's type.
  ///
  /// ```swift
  /// @ResolvedModel private var model: OrderModel
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init(file: StaticString = #fileID, line: UInt = #line) {
    query = Query(file: file, line: line)
  }

  /// Resolves a model of the property's type, and passes values for its `arg` parameters.
  ///
  /// ```swift
  /// init(order: Order) { _model = ResolvedModel(args: order.id) }
  /// ```
  ///
  /// - Parameters:
  ///   - args: The values in order; those of the first body count.
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init(args: Any?..., file: StaticString = #fileID, line: UInt = #line) {
    query = Query(arguments: args, file: file, line: line)
  }

  /// Resolves a model of the property's type with a tag.
  ///
  /// ```swift
  /// @ResolvedModel(tag: Draft.self) private var model: OrderModel
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag that the component is offered with.
  ///   - args: The values for the model's `arg` parameters, in order.
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init<Tag>(
    tag: Tag.Type, args: Any?..., file: StaticString = #fileID, line: UInt = #line
  ) {
    query = Query(tag: tag, arguments: args, file: file, line: line)
  }

  /// Resolves a model of the property's type with a name.
  ///
  /// ```swift
  /// @ResolvedModel(name: "draft") private var model: OrderModel
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that the component is offered with.
  ///   - args: The values for the model's `arg` parameters, in order.
  ///   - file: The file of the property, for messages. Leave it out.
  ///   - line: The line of the property, for messages. Leave it out.
  /// - Since: 0.1.0 of this package
  public init(name: String, args: Any?..., file: StaticString = #fileID, line: UInt = #line) {
    query = Query(name: name, arguments: args, file: file, line: line)
  }

  /// The model. Read it in `body`, or in an action that `body` sets up.
  ///
  /// - Since: 0.1.0 of this package
  @MainActor public var wrappedValue: Model {
    kept.model { query.resolve(from: container, wrapper: "ResolvedModel") }
  }

  /// Bindings to the model's properties: `$model.note`.
  ///
  /// - Since: 0.1.0 of this package
  @MainActor public var projectedValue: Bindings {
    _ = wrappedValue
    return Bindings(kept: $kept)
  }

  /// Makes bindings to the properties of a model.
  ///
  /// - Since: 0.1.0 of this package
  @MainActor
  @dynamicMemberLookup
  public struct Bindings {
    fileprivate let kept: ObservedObject<KeptModel<Model>>.Wrapper

    /// Returns a binding to a property of the model.
    ///
    /// - Parameter keyPath: The property, which is that of a class.
    /// - Returns: The binding.
    /// - Since: 0.1.0 of this package
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>
    ) -> Binding<Value> {
      let made: KeyPath<KeptModel<Model>, Model> = \.made
      return kept[dynamicMember: made.appending(path: keyPath)]
    }
  }
}

/// A model that lives as long as its view, and whose changes the view observes.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
private final class KeptModel<Model>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var current: Model?
  private var subscription: AnyCancellable?

  /// The model, which a view has read before.
  var made: Model { current! }

  /// Returns the model, which is made at the first request.
  func model(_ make: () -> Model) -> Model {
    if let current { return current }
    let model = make()
    current = model
    if let observable = model as? any ObservableObject { subscription = forward(observable) }
    return model
  }

  private func forward(_ model: some ObservableObject) -> AnyCancellable {
    model.objectWillChange.sink { [objectWillChange] _ in objectWillChange.send() }
  }
}
#endif
