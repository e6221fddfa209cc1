/// What the type of a request says, layer by layer, without planning it.
package struct RequestDescription {
  /// What is asked for besides the type; markers add their names and tags.
  package var request: Request
  /// Whether the owner goes without what can't be had.
  package private(set) var isOptional: Bool
  /// Whether all components of the type are asked for.
  package var isMany = false
  /// Whether the objects are asked for later.
  package var isDelayed = false
  /// Whether the value comes from the caller.
  package var isArgument = false
  /// The type of the components that the request is about.
  package private(set) var base: any Any.Type

  init(of type: any Any.Type, _ request: Request, isForgiven: Bool) {
    base = type
    self.request = request
    isOptional = isForgiven
    while let inner = peel() { base = inner }
  }

  /// Takes one layer off.
  private mutating func peel() -> (any Any.Type)? {
    if let optional = optionalType(of: base) {
      if request.softens { isOptional = true }
      return optional.wrapped
    }
    // A value of the caller is taken as it is; elements of an array have no further markers but
    // those of delay.
    guard !isArgument, let shape = requestShape(of: base),
      !isMany || delayedShape(of: base) != nil
    else { return nil }
    shape.describe(&self)
    return shape.content
  }
}
