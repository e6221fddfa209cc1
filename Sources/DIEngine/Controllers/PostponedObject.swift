/// An object that a running factory may return. If it does, the factory's component injects it;
/// else it is injected by itself, before the outermost request returns.
struct PostponedObject {
  let object: AnyObject
  /// The object that the factory makes.
  let made: Node
  let again: () -> Void

  /// Injects into the object, unless it is the one that the factory returned.
  func settle() {
    guard made.hasFailed || made.box.flatMap({ reference(in: $0.any) }) !== object else { return }
    again()
  }
}
