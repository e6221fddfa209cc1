public import Foundation

#if canImport(ObjectiveC)
internal import DIEngine
internal import ObjectiveC
#endif

extension DIRegistrationBuilder where Impl: NSObject {
  /// Injects every stored property that Objective-C can set and that holds an object of a class.
  ///
  /// Each property receives an object of its declared class; properties of superclasses are
  /// included. A property whose class no component offers keeps its value. Properties of protocol
  /// type, constants and computed properties stay unchanged. A second call has no effect.
  ///
  /// Each injection reads the properties from the Objective-C runtime. On platforms without it,
  /// such as Linux, nothing is injected: write `injection{ $0.cat = $1 }` in code that has to work
  /// there.
  ///
  /// ```swift
  /// class CatController: NSObject {
  ///   @objc var cat: Cat?
  /// }
  ///
  /// builder.register(type: CatController.self)
  ///   .useAutoPropertyInjection().initialNotNecessary()
  /// ```
  ///
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func useAutoPropertyInjection() -> Self {
    #if canImport(ObjectiveC)
    declaration.addOnce(.manual(isDeferred: true, injectProperties))
    #endif
    return self
  }
}

#if canImport(ObjectiveC)
extension Declaration {
  fileprivate func addOnce(_ automaticInjection: MemberInjection) {
    guard !injectsProperties else { return }
    injectsProperties = true
    add(automaticInjection)
  }
}

/// Sets the properties of an object to the objects that the container resolves for their classes.
private func injectProperties<Object: NSObject>(_ container: DIContainer, _ object: Object) throws {
  var current: AnyClass? = type(of: object)
  while let next = current, next != NSObject.self {
    for property in settableProperties(of: next) {
      func value<Wanted>(of type: Wanted.Type) -> Any? { try? container.resolve(type) }
      if let value = _openExistential(property.type, do: value) {
        object.setValue(value, forKey: property.name)
      }
    }
    current = class_getSuperclass(next)
  }
}

/// Returns the settable stored properties of class type that a class itself declares.
private func settableProperties(of type: AnyClass) -> [(name: String, type: any Any.Type)] {
  var count: UInt32 = 0
  guard let list = class_copyPropertyList(type, &count) else { return [] }
  defer { free(list) }
  return (0..<Int(count)).compactMap { index in
    let property = list[index]
    guard let attributes = property_getAttributes(property).map(String.init(cString:)) else {
      return nil
    }
    let parts = attributes.split(separator: ",")
    // T@"Class": an object of a class; V: stored; R: can't be set.
    guard let kind = parts.first, kind.hasPrefix("T@\""), kind.hasSuffix("\""),
      parts.contains(where: { $0.hasPrefix("V") }), !parts.contains("R"),
      let wanted = NSClassFromString(String(kind.dropFirst(3).dropLast()))
    else { return nil }
    return (String(cString: property_getName(property)), wanted)
  }
}
#endif
