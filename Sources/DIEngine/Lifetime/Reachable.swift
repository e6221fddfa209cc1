/// Returns some objects, and all to which they lead, by others perhaps: the nearest first. A loop: a chain may be long.
///
/// - Parameter next: Returns what an object leads to.
func reachable<Object: AnyObject>(from first: [Object], _ next: (Object) -> [Object]) -> [Object] {
  var seen = Set(first.map { ObjectIdentifier($0) })
  var found = first
  var index = 0
  while index < found.count {
    for object in next(found[index]) where seen.insert(ObjectIdentifier(object)).inserted {
      found.append(object)
    }
    index += 1
  }
  return found
}
