// What components were seen to do, for messages that come once for each.

extension Registry {
  struct Seen: Hashable {
    let event: SeenEvent
    let component: ObjectIdentifier

    init(_ event: SeenEvent, _ component: Component) {
      self.event = event
      self.component = ObjectIdentifier(component)
    }
  }

  enum SeenEvent {
    /// It was requested from outside, though it is no root.
    case besideRoots
    /// The first container of the engine makes an object that it keeps.
    case keptByFirst
    /// Another container of the engine makes an object that it keeps.
    case keptByOther
    /// It has an end, but nothing keeps its objects.
    case endWithoutOwner
  }

  /// Notes what a component was seen to do.
  ///
  /// - Returns: Whether it is the first time.
  func isNew(_ event: SeenEvent, of component: Component) -> Bool {
    locked { seen.insert(Seen(event, component)).inserted }
  }

  /// Whether a component was seen to do something.
  func isKnown(_ event: SeenEvent, of component: Component) -> Bool {
    locked { seen.contains(Seen(event, component)) }
  }

  /// Notes that code outside of the graph requests the given components of the registry and its parents, as if they were
  /// roots: the listener learns of none of these requests.
  package func countAsRoots(_ declarations: [ComponentInfo]) {
    for component in components(where: { declarations.contains($0.declaration) }) {
      _ = isNew(.besideRoots, of: component)
    }
    parent?.countAsRoots(declarations)
  }
}
