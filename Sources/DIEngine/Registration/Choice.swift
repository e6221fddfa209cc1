/// What a request for one object finds.
struct Choice {
  /// The offer that serves the request.
  var offer: ServiceIndex.Offer?
  /// Why none does.
  var reason: Failure.Kind?
  /// The offers that a failure lists.
  var considered: [ServiceIndex.Offer] = []
  /// The offers among which none is preferred.
  var tied: [ServiceIndex.Offer] = []
  /// The components with test priority if there are several. The caller's request informs the listener once no lock is
  /// held.
  var severalTests: [ComponentInfo] = []

  /// The component that serves the request, or those among which none is preferred.
  var selected: [Component] { (offer.map { [$0] } ?? tied).map(\.component) }

  /// Why no component serves a request for a type; nil if one does. Call it under the lock.
  func refusal(of type: any Any.Type) -> Refusal? {
    reason.map {
      Refusal(
        kind: $0, candidates: considered.map { $0.component.info(as: ObjectIdentifier(type)) })
    }
  }
}

/// Why a request fails that finds no component, or can't choose.
struct Refusal: Error {
  let kind: Failure.Kind
  /// The candidates to list in the failure.
  let candidates: [ComponentInfo]
}
