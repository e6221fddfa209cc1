/// Tells whether an object is still there.
final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
