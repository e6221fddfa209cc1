struct WeakReference {
  weak var object: AnyObject?

  var isGone: Bool { object == nil }
}
