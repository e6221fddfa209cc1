/// Observes whether an object still exists.
final class Watch {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }

  var isAlive: Bool {
    return object != nil
  }
}
