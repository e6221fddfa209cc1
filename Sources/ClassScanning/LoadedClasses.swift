#if canImport(ObjectiveC)
internal import Darwin
internal import ObjectiveC

/// The classes of the process, from the Objective-C runtime.
enum LoadedClasses {
  /// A number that changes when classes are added.
  static var state: Int { Int(objc_getClassList(nil, 0)) }

  /// Returns at least all classes below `base` that aren't generic, in the same order in each run.
  ///
  /// Sends no message to a class, not even to retain it: some classes can't respond to any message.
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
      // A generic class is listed after its first use: including it would make the result depend on history.
      if !name.hasPrefix("_TtG") { classes.append((name, type)) }
    }
    return classes.sorted { $0.name < $1.name }.map(\.type)
  }

  /// Returns nil: the runtime lists a generic class only after its first use.
  static func haveGeneric(below base: AnyClass) -> Bool? { nil }
}
#else
internal import CClassScanning

/// The classes of the process, from the Swift metadata of the loaded images.
enum LoadedClasses {
  /// A number that changes when classes are added.
  static var state: Int { di_image_count() }

  /// Returns at least all classes below `base` that aren't generic, in the same order in each run.
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

  /// Returns whether generic classes below `base` are declared, used or not; nil if that is unknown.
  static func haveGeneric(below base: AnyClass) -> Bool? {
    switch di_has_generic_descendants(unsafeBitCast(base, to: UnsafeRawPointer.self)) {
    case 0: return false
    case 1: return true
    default: return nil
    }
  }
}
#endif

/// Returns whether a class inherits from another class, at any depth.
///
/// Not a cast between metatypes: it would also accept wrappers of C types that inherit from no class.
func isStrictDescendant(_ type: AnyClass, of base: AnyClass) -> Bool {
  var type: AnyClass = type
  while let superclass = _getSuperclass(type) {
    if superclass == base { return true }
    type = superclass
  }
  return false
}
