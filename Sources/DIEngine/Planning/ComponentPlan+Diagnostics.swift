extension ComponentPlan {
  /// The description of the component in failures. Readable without a lock.
  package var info: ComponentInfo {
    var info = component.declaration
    info.qualifiers = rare?.qualifiers ?? []
    info.isTransient = lifetime.kind.keeper == .none
    return info
  }

  /// Returns the failure of a request for an object of the component.
  ///
  /// - Parameter requested: The requested type; nil for the component's own.
  func failure(
    _ kind: Failure.Kind, requested: (any Any.Type)? = nil, _ path: [Failure.PathElement],
    asker: Failure.Asker = .dependency
  ) -> Failure {
    let info = info
    return Failure(
      kind, requested: requested ?? component.type, component: info, path: path,
      candidates: [info], Failure.Circumstances(asker: asker))
  }

  /// Returns the failure of a request for an object that can't be had as a type under which the component is offered.
  func failure(
    of misfit: Misfit, _ object: Any, as target: any Any.Type, _ context: ResolutionContext
  ) -> Failure {
    if case .refused(let conformance) = misfit { return refusal(conformance, target, context) }
    let isNil = optionalType(of: type(of: object))?.isNil(object) ?? false
    return failure(
      isNil ? .nilFactory : .wrongType(real: type(of: object)), requested: target, context.path)
  }

  /// Informs the listener, once for each component, that one other than a root is requested as the root of a resolution.
  ///
  /// - Parameter asked: The registry that received the request. Roots of its parent registries don't count as
  ///   its own.
  package func reportBesideRoots(by asked: Registry) {
    guard isBesideRoots, asked === registry || asked.locked({ asked.hasRoots }),
      registry.isNew(.besideRoots, of: component)
    else { return }
    registry.listener?(.besideRoots(info))
  }

  /// Informs the listener if a request passed more arguments than the component takes.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - memory: The address of the result.
  @inline(never)
  package func reportSurplus(
    _ entries: UnsafePointer<ArgumentEntries>, _ type: any Any.Type,
    _ memory: UnsafeMutableRawPointer
  ) {
    let taken = Int(argumentCount)
    guard options.contains(.declaresArguments),
      case .one(let values) = entries.pointee.values(for: self), values.count > taken
    else { return }
    // If the result is nil, the request has reported the reason already.
    func isNil<Value>(_ type: Value.Type) -> Bool {
      optionalType(of: type)?.isNil(memory.assumingMemoryBound(to: type).pointee) ?? false
    }
    guard !_openExistential(type, do: isNil) else { return }
    registry.listener?(.surplusArguments(info, given: values.count, taken: taken))
  }
}
