#if canImport(ObjectiveC)
internal import Darwin
internal import ObjectiveC

/// The classes of the process, as the Objective-C runtime lists them.
enum LoadedClasses {
  /// Another number if classes were added since it was read.
  static var state: Int { Int(objc_getClassList(nil, 0)) }

  /// At least all classes below `base` that aren't generic, in the same order in each run.
  ///
  /// No class is sent a message, be it to retain it: some can't answer any.
  static func candidates(below base: AnyClass) -> [AnyClass] {
    var count: UInt32 = 0
    guard let list = objc_copyClassList(&count).map({ UnsafeMutableRawPointer($0) }) else {
      return []
    }
    defer { free(list) }
    let all = UnsafeBufferPointer(
      start: list.assumingMemoryBound(to: AnyClass.self), count: Int(count))
    var classes: [(name: String, type: AnyClass)] = []
    for type in all where isStrictDescendant(type, of: base) {
      let name = String(cString: class_getName(type))
      // A generic class is listed from its first use on: the result would hang on history.
      if !name.hasPrefix("_TtG") { classes.append((name, type)) }
    }
    return classes.sorted { $0.name < $1.name }.map(\.type)
  }
}
#else
internal import CDIEngine

/// The classes of the process, as Swift's records of the loaded images have them.
enum LoadedClasses {
  /// Another number if classes were added since it was read.
  static var state: Int { di_image_count() }

  /// At least all classes below `base` that aren't generic, in the same order in each run.
  static func candidates(below base: AnyClass) -> [AnyClass] {
    var classes: [AnyClass] = []
    withUnsafeMutablePointer(to: &classes) { classes in
      di_visit_descendants(
        unsafeBitCast(base, to: UnsafeRawPointer.self),
        { metadata, classes in
          classes.assumingMemoryBound(to: [AnyClass].self).pointee
            .append(unsafeBitCast(metadata, to: AnyClass.self))
        }, classes)
    }
    return classes
  }
}
#endif

/// Whether a class inherits from another one, at any depth.
///
/// A cast between metatypes would say so, too, of wrappers of C types that inherit from nothing.
func isStrictDescendant(_ type: AnyClass, of base: AnyClass) -> Bool {
  var type: AnyClass = type
  while let superclass = _getSuperclass(type) {
    if superclass == base { return true }
    type = superclass
  }
  return false
}
