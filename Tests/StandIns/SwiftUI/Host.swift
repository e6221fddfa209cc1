import Observation

/// Shows views to a test: their texts, and what their buttons do. SwiftUI has nothing like it.
@MainActor
public final class Host {
  /// The texts that the views show, in order.
  public internal(set) var texts: [String] = []
  /// How often bodies of views ran.
  public internal(set) var bodies = 0
  var actions: [String: @MainActor () -> Void] = [:]
  var fields: [String: Binding<String>] = [:]
  private var view: any View
  private var root: Node?
  private var isDirty = false

  /// Shows a view.
  public init(_ view: any View) {
    self.view = view
    root = Node(self)
    render()
  }

  /// Shows the first scene of an app.
  public convenience init(_ app: some App) {
    self.init(Self.view(of: app.body))
  }

  /// Shows a preview.
  public convenience init(_ preview: Preview) {
    self.init(preview.view)
  }

  /// Shows another value of the view, as when the view above has a new body.
  public func show(_ view: any View) {
    self.view = view
    render()
  }

  /// Runs the action of the button with a title, and shows what changed.
  public func tap(_ title: String) {
    actions[title]!()
    update()
  }

  /// Types a text into the field with a title, and shows what changed.
  public func type(_ text: String, into title: String) {
    fields[title]!.wrappedValue = text
    update()
  }

  /// Runs the bodies again if something that they use has changed.
  public func update() {
    if isDirty { render() }
  }

  /// Removes the view: its identity ends.
  public func close() {
    root = nil
    actions = [:]
    fields = [:]
    view = Text("")
  }

  static func view(of scene: some Scene) -> any View {
    (scene as? any PrimitiveScene)?.view ?? view(of: scene.body)
  }

  func changed() { isDirty = true }

  func observe(_ object: some ObservableObject) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  private func render() {
    isDirty = false
    texts = []
    actions = [:]
    fields = [:]
    withObservationTracking {
      root?.render(view)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.changed() }
    }
  }
}

/// A place in the tree of views: what has an identity, and keeps state.
@MainActor
final class Node {
  let host: Host
  var environment = EnvironmentValues()
  var observed: [AnyCancellable] = []
  private var children: [String: Node] = [:]
  private var shown: Set<String> = []
  private var state: [String: AnyObject] = [:]

  init(_ host: Host) { self.host = host }

  func render(_ view: any View) {
    shown = []
    observed = []
    if let primitive = view as? any PrimitiveView {
      primitive.render(in: self)
    } else {
      install(view)
      host.bodies += 1
      body(view)
    }
    children = children.filter { shown.contains($0.key) }
  }

  /// Shows a view below this one. Views at one position and of one type are one view.
  func child(_ position: String, _ view: any View, _ environment: EnvironmentValues? = nil) {
    let key = "\(position) \(Swift.type(of: view))"
    let node = children[key] ?? Node(host)
    children[key] = node
    shown.insert(key)
    node.environment = environment ?? self.environment
    node.render(view)
  }

  /// Returns what the view keeps at a position.
  func kept<Object: AnyObject>(at position: String, _ make: () -> Object) -> Object {
    if let object = state[position] { return object as! Object }
    let object = make()
    state[position] = object
    return object
  }

  /// Connects the properties of a view or a modifier, and their properties, with this place.
  func install(_ value: Any, at path: String = "") {
    for child in Mirror(reflecting: value).children {
      let position = "\(path).\(child.label ?? "")"
      if let property = child.value as? any NodeProperty {
        property.install(in: self, at: position)
      } else if child.value is any DynamicProperty {
        install(child.value, at: position)
      }
    }
  }

  private func body(_ view: some View) {
    child("body", view.body)
  }
}
