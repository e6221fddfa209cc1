public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the stand-in connects with the node of its view.
protocol NodeProperty {
  @MainActor func install(in node: Node, at position: String)
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(getter: @escaping () -> Value, setter: @escaping (Value) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  public var projectedValue: Binding { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      getter: { getter()[keyPath: keyPath] },
      setter: {
        var value = getter()
        value[keyPath: keyPath] = $0
        setter(value)
      })
  }
}

@propertyWrapper
public struct State<Value>: DynamicProperty, NodeProperty {
  final class Location {
    var value: Value
    weak var host: Host?
    init(_ value: Value) { self.value = value }
  }

  private final class Storage {
    var location: Location
    init(_ location: Location) { self.location = location }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(Location(wrappedValue)) }

  public var wrappedValue: Value {
    get { storage.location.value }
    nonmutating set {
      storage.location.value = newValue
      let host = storage.location.host
      MainActor.assumeIsolated { host?.changed() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(getter: { wrappedValue }, setter: { wrappedValue = $0 })
  }

  @MainActor func install(in node: Node, at position: String) {
    let location = node.kept(at: position) { storage.location }
    location.host = node.host
    storage.location = location
  }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, NodeProperty {
  final class Location {
    let object: ObjectType
    let subscription: AnyCancellable

    @MainActor init(_ object: ObjectType, _ host: Host) {
      self.object = object
      subscription = host.observe(object)
    }
  }

  private final class Storage {
    var location: Location?
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(wrappedValue)
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    storage.location?.object ?? storage.make()
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor func install(in node: Node, at position: String) {
    storage.location = node.kept(at: position) { Location(storage.make(), node.host) }
  }
}

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, NodeProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        getter: { object[keyPath: keyPath] }, setter: { object[keyPath: keyPath] = $0 })
    }
  }

  private let object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { object }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

  @MainActor func install(in node: Node, at position: String) {
    node.observed.append(node.host.observe(wrappedValue))
  }
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      getter: { wrappedValue[keyPath: keyPath] }, setter: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
