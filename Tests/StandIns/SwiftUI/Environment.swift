public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, NodeProperty {
  private final class Storage { var values = EnvironmentValues() }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let storage = Storage()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { storage.values[keyPath: keyPath] }

  @MainActor func install(in node: Node, at position: String) { storage.values = node.environment }
}

struct EnvironmentView<Content: View, Value>: View, PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  init(
    _ content: Content, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) {
    self.content = content
    self.keyPath = keyPath
    self.value = value
  }

  func render(in node: Node) {
    var environment = node.environment
    environment[keyPath: keyPath] = value
    node.child("content", content, environment)
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(self, keyPath, value)
  }
}
