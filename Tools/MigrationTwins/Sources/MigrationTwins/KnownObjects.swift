/// The objects that one side returned, by the order in which they were first seen.
///
/// They are held weakly, so that they live as long as in the program.
struct KnownObjects {
  private final class Entry {
    weak var object: AnyObject?
    let number: Int

    init(_ object: AnyObject, _ number: Int) {
      self.object = object
      self.number = number
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  /// The number of an object: a new one if it wasn't seen before.
  mutating func number(of object: AnyObject) -> Int {
    if let known = entries[ObjectIdentifier(object)], known.object === object {
      return known.number
    }
    count += 1
    entries[ObjectIdentifier(object)] = Entry(object, count)
    return count
  }
}
