/// Something that tells subscribers of its values.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a closure with each value until the subscription ends; Combine has subscribers for this.
  func forward(to receiver: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    forward(to: receiveValue)
  }
}

/// A subscription, which ends with this object.
public final class AnyCancellable {
  private let end: () -> Void

  public init(_ end: @escaping () -> Void) { self.end = end }

  public func cancel() { end() }

  deinit { end() }
}

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var receivers: [ObjectIdentifier: () -> Void] = [:]

  public init() {}

  public func forward(to receiver: @escaping (Output) -> Void) -> AnyCancellable {
    final class Key {}
    let key = Key()
    receivers[ObjectIdentifier(key)] = { receiver(()) }
    return AnyCancellable { self.receivers[ObjectIdentifier(key)] = nil }
  }

  public func send() {
    for receiver in receivers.values { receiver() }
  }
}

/// A property whose object tells before it changes. Here the object needs an `objectWillChange` of its own.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable)
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError("\(newValue)") }
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}
