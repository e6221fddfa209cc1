@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

/// A scene that the stand-in knows: it is one view.
@MainActor
protocol PrimitiveScene {
  var view: any View { get }
}

public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("a primitive scene has no body") }

  var view: any View { content }
}

struct EnvironmentScene<Content: Scene, Value>: Scene, PrimitiveScene {
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

  var body: Never { fatalError("a primitive scene has no body") }

  var view: any View {
    func modified(_ view: some View) -> any View { view.environment(keyPath, value) }
    return modified(Host.view(of: content))
  }
}

extension Scene {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    EnvironmentScene(self, keyPath, value)
  }
}
