extension Failure {
  /// The failures that the errors of the first generations tell apart: each groups one or several kinds.
  package enum Category {
    /// A closure of the user threw the error, which reaches the caller unchanged.
    case thrown(any Error)
    case notFound
    case qualifierNotFound
    case noAccess(allowed: [Access])
    case ambiguous
    case severalExternal(ExternalObjects)
    /// The object is needed while it is being made, or its creation can't end.
    case recursion
    case factoryMissing(signature: any Any.Type)
    /// The component has a factory that the request can't call, for its arguments or its actor. Only
    /// components of later generations fail this way.
    case factoryUnusable
    /// The made object isn't of the requested type; nil is an object of the component's Optional type.
    case wrongType(real: any Any.Type)
  }

  package var category: Category {
    if let thrown { return .thrown(thrown) }
    switch kind {
    case .user(let error): return .thrown(error)
    case .notFound: return .notFound
    case .qualifierNotFound: return .qualifierNotFound
    case .noAccess(let allowed): return .noAccess(allowed: allowed)
    case .ambiguous: return .ambiguous
    case .severalExternal(let found): return .severalExternal(found)
    case .recursion, .stackUsedUp, .nestedTooDeeply, .longWait, .madeByTask, .cancelled:
      return .recursion
    case .factoryNotFound(let signature): return .factoryMissing(signature: signature)
    case .argumentMissing, .wrongArgument, .argumentsAmbiguous, .argumentsNotTaken, .otherActor,
      .needsTask:
      return .factoryUnusable
    case .ended: return .thrown(ContainerHasEnded(type: requested, description: description))
    case .wrongType(let real), .isolatedConformance(let real, _, _): return .wrongType(real: real)
    case .nilFactory: return .wrongType(real: componentInfo.type)
    }
  }

  /// The type that the object isn't of: the requested one, or that of what the object has received by a conformance of an
  /// actor.
  package var misfit: any Any.Type {
    guard case .isolatedConformance(_, let target, _) = kind, target != peeled(requested) else {
      return requested
    }
    return target
  }

  /// The component that failed; a placeholder of the requested type if none was chosen.
  package var componentInfo: ComponentInfo {
    component ?? ComponentInfo(type: requested, file: "", line: 0)
  }

  /// The signature that represents a factory without arguments.
  package static var signatureWithoutArguments: any Any.Type { (() -> Void).self }
}

extension Failure.Kind {
  /// Returns the kind for a missing factory.
  ///
  /// - Parameter signature: The signature in a façade's error. Users can create such errors with any value:
  ///   one that is no type represents a factory without arguments.
  package static func factoryMissing(signature: Any) -> Failure.Kind {
    .factoryNotFound(signature: signature as? any Any.Type ?? Failure.signatureWithoutArguments)
  }

  /// Returns the kind for an object that a request couldn't have as a type: it isn't of that type, or only on an actor.
  package static func misfit(real: any Any.Type, requested: any Any.Type) -> Failure.Kind {
    guard let conformance = IsolatedConformance(of: real, to: peeled(requested)) else {
      return .wrongType(real: real)
    }
    return .isolatedConformance(
      real: real, target: conformance.target, actor: conformance.actor)
  }
}

extension Failure {
  /// The registrations of other types with the same name. Those with the same full name exist if a module is linked
  /// twice.
  package var namesakes: [ComponentInfo] {
    guard case .notFound = kind, let registry = circumstances.registry else { return [] }
    let type = peeled(requested)
    let name = "\(type)"
    return registry.infos.joined().filter { $0.type != type && "\($0.type)" == name }
  }

  /// Whether the module that declares the requested type is linked twice.
  var isLinkedTwice: Bool {
    let name = String(reflecting: peeled(requested))
    return namesakes.contains { String(reflecting: $0.type) == name }
  }

  /// Whether a component that was registered since serves the request.
  var isServedByNow: Bool {
    circumstances.registry?.serves(
      peeled(requested), circumstances.qualifiers, from: circumstances.module) ?? false
  }

  /// The registrations whose objects are of the requested protocol or class, or functions that differ from the requested one
  /// only in what isn't a parameter or the result, and which none of them offers.
  ///
  /// Without those on the path: each would need itself.
  package var convertible: [ComponentInfo] {
    guard case .notFound = kind, let registry = circumstances.registry else { return [] }
    let convertible = registry.infos.flatMap { infos in
      isFunction(requested)
        ? infos.filter { isFunction($0.type, like: requested) }
        : subtypes(of: requested, among: infos, by: \.type)
    }
    return convertible.filter { info in
      !path.contains { $0.component == info && !$0.isDelayed }
    }
  }

  /// Whether this failure makes an Optional dependency nil in generations that soften failures.
  package var isSoftenable: Bool {
    switch kind {
    case .notFound, .qualifierNotFound, .ambiguous, .noAccess, .factoryNotFound, .wrongType,
      .nilFactory, .severalExternal, .argumentMissing, .argumentsAmbiguous, .argumentsNotTaken:
      return true
    case .isolatedConformance, .recursion, .wrongArgument, .otherActor, .needsTask, .madeByTask,
      .stackUsedUp, .nestedTooDeeply, .longWait, .cancelled, .ended, .user:
      return false
    }
  }
}
