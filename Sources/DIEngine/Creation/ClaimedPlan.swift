/// What those who make an object, and those who wait for it, know of its plan.
package protocol ClaimedPlan: AnyObject {
  var component: Component { get }
  var registry: Registry { get }
  var lifetime: Lifetime { get }
  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  var store: (any InstanceStore)? { get }
  /// The description of the component in failures. Readable without a lock.
  var info: ComponentInfo { get }
}

extension ClaimedPlan {
  /// Whether a slot holds its instance weakly, so that requests find it only while somebody else retains it.
  @inline(__always)
  package func isWeak(in slot: InstanceSlot) -> Bool {
    lifetime.strength == .weak || slot.isWeakened
  }

  /// Lets the component's store keep an instance.
  func save(_ box: AnyBox) {
    Mutex.checkNoneHeld("A storage")
    store!.save(box.any, for: component.declaration)
  }
}
