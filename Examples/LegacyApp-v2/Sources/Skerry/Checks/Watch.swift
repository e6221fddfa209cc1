/// Tells whether an object is still there.
final class Watch {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }

  var isAlive: Bool {
    return object != nil
  }
}
