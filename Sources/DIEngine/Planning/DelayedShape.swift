/// A request marker with a delayed request. An array can contain one marker for each component.
package protocol DelayedShape: RequestShape, DelayingMarker {
  /// The types of the runtime arguments that the delayed request passes to the requested component.
  static var argumentTypes: [any Any.Type] { get }
}

extension DelayedShape {
  package static var argumentTypes: [any Any.Type] { [] }

  package static func describe(_ description: inout RequestDescription) {
    description.delay = description.delay ?? .synchronously
  }
}

extension PlanMaker {
  /// Returns the closure that creates delayed requests for a type. The component is selected now.
  package func delayed(
    _ type: any Any.Type, _ request: Request
  ) -> (ResolutionContext) -> DelayedRequest {
    var content = request
    content.options.insert(.delayed)
    // Whoever reads the value receives it.
    let receiver = receiver
    self.receiver = nil
    let plan = plan(type, content)
    self.receiver = receiver
    return { DelayedRequest(plan, $0) }
  }
}
