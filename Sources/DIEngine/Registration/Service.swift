/// One type that a component can be asked for by, with at most one name or tag of its own.
@usableFromInline
package struct Service {
  /// The type without its layers of Optional.
  package let type: ObjectIdentifier
  package let qualifier: Qualifier
  /// Makes the plan of this service out of the plan of the component's own type; nil where the
  /// two are the same.
  package let compile: ((AnyPlan, CellPlan) -> AnyPlan)?

  @usableFromInline
  package init(
    type: ObjectIdentifier, qualifier: Qualifier, compile: ((AnyPlan, CellPlan) -> AnyPlan)?
  ) {
    self.type = type
    self.qualifier = qualifier
    self.compile = compile
  }

  /// The type again: it is known by the address of its metatype.
  package var metatype: any Any.Type {
    typealias Metatype = any Any.Type
    return unsafeBitCast(type, to: Metatype.self)
  }

  /// The service under the type of the component itself.
  @inlinable
  package static func own<Impl>(_ type: Impl.Type, qualifier: Qualifier = .none) -> Service {
    guard _isOptional(type) else {
      return Service(type: ObjectIdentifier(type), qualifier: qualifier, compile: nil)
    }
    return optionalType(of: type).unsafelyUnwrapped.service(from: type, qualifier)
  }

  /// A service under another type, which the objects are cast to.
  @inlinable
  package static func converted<Impl, Target>(
    from type: Impl.Type, to target: Target.Type, qualifier: Qualifier = .none
  ) -> Service {
    guard !_isOptional(target) else {
      return optionalType(of: target).unsafelyUnwrapped.service(from: type, qualifier)
    }
    return Service(type: ObjectIdentifier(target), qualifier: qualifier) { own, cell in
      convertedPlan(unsafeDowncast(own, to: Plan<Impl>.self), cell, to: target)
    }
  }
}

/// The plan of a service whose objects are made as `Impl` and wanted as `Target`.
@inlinable
package func convertedPlan<Impl, Target>(
  _ own: Plan<Impl>, _ cell: CellPlan, to target: Target.Type
) -> Plan<Target> {
  let needsAdmission = own.needsAdmission
  // The cell holds its own plan as long as it lives.
  let own = Unmanaged.passUnretained(own)
  let unmanaged = Unmanaged.passUnretained(cell)
  guard cell.isReadable else {
    if let cast = ObjectCast<Impl, Target>.make() {
      return Plan<Target>(cell, needsAdmission: needsAdmission) {
        (thread) throws(Failure) -> Target in
        let object = try make(own, thread)
        guard let service = cast(object) else {
          throw unmanaged._withUnsafeGuaranteedRef { $0.conversionFailure(object, target, thread) }
        }
        return service
      }
    }
    return Plan<Target>(cell, needsAdmission: needsAdmission) {
      (thread) throws(Failure) -> Target in
      let object = try make(own, thread)
      guard let service = object as? Target else {
        throw unmanaged._withUnsafeGuaranteedRef { $0.conversionFailure(object, target, thread) }
      }
      return service
    }
  }
  let place = cell.place(as: target)
  return Plan<Target>(cell, place) { (thread) throws(Failure) -> Target in
    if let ready = place.load(thread, Target.self) { return ready }
    let version = unmanaged._withUnsafeGuaranteedRef { $0.version(thread) }
    let wasKept = unmanaged._withUnsafeGuaranteedRef { $0.isKept(thread) }
    let object = try make(own, thread)
    guard let service = object as? Target else {
      throw unmanaged._withUnsafeGuaranteedRef { plan in
        if !wasKept { plan.takeBack(thread) }
        return plan.conversionFailure(object, target, thread)
      }
    }
    unmanaged._withUnsafeGuaranteedRef { $0.fill(place, Box(service), version, thread) }
    return service
  }
}
