internal import DIEngine

/// Whether objects that are declared as one type can be cast to another one, as far as it is known without an object.
package enum Convertibility: Sendable {
  case possible
  /// No known class allows it, but the process can't list all of its classes.
  case unlikely
  case impossible
}

/// The classes of the process, as far as they can be known. A cast depends on the classes below a declared one.
package protocol KnownClasses: Sendable {
  /// Returns the known classes below a class.
  func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type]

  /// Returns whether generic classes below a class are declared, used or not; nil if that is unknown.
  func haveGeneric(below base: AnyClass) -> Bool?
}

/// Returns whether objects that are declared as one type can be cast to another one. Layers of Optional don't count.
///
/// Swift's metadata doesn't say whether a class is final. So a class is taken for the sum of itself and the loaded
/// classes below it; a generic one among them may conform to anything.
///
/// - Complexity: The first search below a class reads the records of all loaded classes.
package func convertibility(
  of declared: any Any.Type, to target: any Any.Type, among classes: any KnownClasses
) -> Convertibility {
  if declared == target { return .possible }
  let (declared, target) = (peeled(declared), peeled(target))
  if declared == target { return .possible }
  if isKnownClass(declared) { return convertibility(ofClass: declared, to: target, among: classes) }
  guard isValue(declared) || isFunction(declared) || isTuple(declared) else { return .possible }
  return mayConvert(value: declared, to: target) ? .possible : .impossible
}

/// Returns whether a cast of values may succeed: of a struct, an enum, a function or a tuple, which have no subtypes.
private func mayConvert(value declared: any Any.Type, to target: any Any.Type) -> Bool {
  if let requirements = ExistentialRequirements(of: target) {
    // Any value is an `AnyObject`, in a box.
    return requirements.protocols.isEmpty && requirements.superclass == nil
      || requirements.needsObjectiveC
      || requirements.hold(for: declared)
  }
  if isKnownClass(target) { return bridges(target) }
  if isFunction(target) { return isFunction(declared, castableTo: target) }
  if isTuple(target) { return isTuple(declared) }
  guard isValue(target) else { return true }
  if declared == AnyHashable.self || target == AnyHashable.self { return true }
  return isCollection(declared)
    && declaration(ofGenericStruct: declared) == declaration(ofGenericStruct: target)
}

private func convertibility(
  ofClass declared: any Any.Type, to target: any Any.Type, among classes: any KnownClasses
) -> Convertibility {
  if isKnownClass(target) {
    return inherits(declared, from: target) || inherits(target, from: declared)
      ? .possible : .impossible
  }
  if isFunction(target) || isTuple(target) { return .impossible }
  if isValue(target) {
    return target == AnyHashable.self || bridges(declared) ? .possible : .impossible
  }
  guard let requirements = ExistentialRequirements(of: target), !requirements.needsObjectiveC
  else { return .possible }
  if let superclass = requirements.superclass {
    let related = convertibility(of: declared, to: superclass, among: classes)
    guard related == .possible else { return related }
  }
  if requirements.hold(for: declared) { return .possible }
  guard let type = declared as? any AnyObject.Type else { return .possible }
  func below<Class: AnyObject>(_ type: Class.Type) -> [any Any.Type] {
    classes.descendants(of: type)
  }
  if _openExistential(type, do: below).contains(where: requirements.hold) { return .possible }
  switch classes.haveGeneric(below: type) {
  case .some(true): return .possible
  case .some(false): return .impossible
  case .none: return .unlikely
  }
}

/// Returns whether Foundation may convert values to objects of a class, or its objects to values.
private func bridges(_ type: any Any.Type) -> Bool {
  guard var root = type as? AnyClass else { return false }
  while let superclass = _getSuperclass(root) { root = superclass }
  // By name: the engine doesn't import Foundation.
  return "\(root)" == "NSObject"
}

/// Returns whether a type is one of the collections that can be cast if their elements can.
private func isCollection(_ type: any Any.Type) -> Bool {
  guard let declaration = declaration(ofGenericStruct: type) else { return false }
  let collections: [any Any.Type] = [[Int].self, Set<Int>.self, [Int: Int].self]
  return collections.contains { DIEngine.declaration(ofGenericStruct: $0) == declaration }
}
