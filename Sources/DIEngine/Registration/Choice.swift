/// What a request for one object finds.
struct Choice {
  /// The component that serves the request.
  var component: Component?
  /// Why none does.
  var reason: Failure.Kind?
  /// The components that a failure lists.
  var considered: [Component] = []
  /// The components among which none is preferred.
  var tied: [Component] = []
  /// The components with test priority if there are several. The caller's request informs the listener once no lock is
  /// held.
  var severalTests: [ComponentInfo] = []

  /// The component that serves the request, or those among which none is preferred.
  var selected: [Component] { component.map { [$0] } ?? tied }

  /// Why no component serves a request for a type; nil if one does. Call it under the lock.
  func refusal(of type: any Any.Type) -> Refusal? {
    reason.map {
      Refusal(kind: $0, candidates: considered.map { $0.info(as: ObjectIdentifier(type)) })
    }
  }
}

/// Why a request fails that finds no component, or can't choose.
struct Refusal: Error {
  let kind: Failure.Kind
  /// The candidates to list in the failure.
  let candidates: [ComponentInfo]
}
