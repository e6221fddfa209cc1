/// What the user can do about a failure, if the words for it differ between generations.
///
/// The engine chooses the remedy; a façade names the API for it.
package enum Remedy: Sendable {
  /// Register the type.
  case register(any Any.Type)
  /// Offer a registered component, or one of several, under the type.
  case offer(any Any.Type, by: [ComponentInfo])
  /// Request all components that offer the element type of a requested array.
  ///
  /// - Parameter isTagged: Whether the array was requested with a tag.
  case requestMany(element: any Any.Type, count: Int, isTagged: Bool, from: Requester)
  /// Mark the parameter as an argument: the request has one of its type.
  case takeArgument(any Any.Type)
  /// Pass the argument that a component takes.
  case passArgument(to: any Any.Type, from: Requester)
  /// Request the type with a name or tag, or offer it without one.
  ///
  /// - Parameter hasDefault: Whether a component that is offered with names only is the default.
  case stateQualifier(any Any.Type, hasDefault: Bool)
  /// Make one of the components the default, or tell them apart.
  case preferOne(any Any.Type)
  /// Keep the precedence of one component only.
  case preferOnlyOne(Component.Priority, count: Int)
  /// Defer the injection into a component of the cycle.
  ///
  /// - Parameter isTransient: Whether nothing keeps any object of the cycle.
  case deferInjection(into: ComponentInfo, isTransient: Bool)
  /// Replace a parameter in a cycle of initializers.
  ///
  /// - Parameter isTransient: Whether nothing keeps any object of the cycle.
  case replaceParameter(isTransient: Bool)
  /// Return an object instead of nil, or accept nil where the generation allows it.
  case returnObject
  /// Give the component an initializer without arguments, or the container an object of it.
  case provideObject
  /// Let the component's code make its request after the initializer has returned.
  case requestLater(in: ComponentInfo)

  /// Who makes the failed request.
  package enum Requester: Sendable {
    /// Code outside of all components.
    case code
    case component
    /// A lazy or provider, whose type states the request.
    case delayed
  }

  /// Returns the words of a façade for a remedy, or nil for those of the engine.
  package typealias Wording = (Remedy) -> String?
}

extension Remedy {
  /// The remedy in words that fit all generations.
  package var neutralText: String {
    switch self {
    case .register(let type):
      return "register \(shortName(of: type)), or offer a registered component under that type."
    case .offer(let type, let components):
      return
        "let \(Self.oneOf(components)) offer \(shortName(of: type)), or register another "
        + "component."
    case .requestMany(let element, let count, _, _):
      return "\(Self.offering(element, count)): request all components of that type."
    case .takeArgument(let type):
      return "declare that the parameter takes the argument of type \(shortName(of: type))."
    case .passArgument:
      return "pass the argument, or make the parameter Optional."
    case .stateQualifier(let type, _):
      return
        "request it by name or tag, or offer a component as \(shortName(of: type)) without one."
    case .preferOne:
      return "make one of them the default, or tell them apart by name or tag."
    case .preferOnlyOne(_, let count):
      return "\(Self.quantity(count)) preferred: keep one."
    case .deferInjection, .replaceParameter:
      return
        "break the cycle: inject one of its objects after creation, and keep or share that "
        + "object, so that it is not created again."
    case .returnObject:
      return "let the factory return an object."
    case .provideObject:
      return
        "give the component such an initializer, or let the container inject into an existing "
        + "object before the request."
    case .requestLater(let component):
      return
        "break the cycle: make the request after the initializer of "
        + "\(shortName(of: component.type)) (\(component.place)) has returned."
    }
  }

  /// Returns "1 component offers Plugin" or "2 components offer Plugin" for elements that are plugins, or
  /// lazies of them.
  package static func offering(_ element: any Any.Type, _ count: Int) -> String {
    let subject = count == 1 ? "1 component offers" : "\(count) components offer"
    return "\(subject) \(shortName(of: elementBase(of: element)))"
  }

  /// Returns "FileStorage" for one component, "one of them" for several.
  package static func oneOf(_ components: [ComponentInfo]) -> String {
    components.count == 1 ? shortName(of: components[0].type) : "one of them"
  }

  /// Returns "both are" or "3 of them are".
  package static func quantity(_ count: Int) -> String {
    count == 2 ? "both are" : "\(count) of them are"
  }
}

extension Failure {
  /// Returns the remedy, if the generations have different words for it.
  func remedy(searchesTypes: Bool) -> Remedy? {
    switch kind {
    case .notFound where !namesakes.isEmpty: return nil
    case .notFound: return remedyForMissing(searchesTypes)
    case .qualifierNotFound where qualifier.isEmpty:
      return .stateQualifier(
        requested, hasDefault: candidates.contains { $0.priority == .default })
    case .ambiguous:
      let preferred = preferredCandidates
      return preferred.map { .preferOnlyOne($0.priority, count: $0.count) } ?? .preferOne(requested)
    case .argumentMissing:
      return .passArgument(to: peeled(componentInfo.type), from: requester(besides: 1))
    case .factoryNotFound(let signature) where signature == Self.signatureWithoutArguments:
      return .provideObject
    case .nilFactory: return .returnObject
    case .recursion: return remedyForCycle
    default: return nil
    }
  }

  private func remedyForMissing(_ searchesTypes: Bool) -> Remedy {
    if hasUntakenArgument { return .takeArgument(requested) }
    if let elements {
      return .requestMany(
        element: elements.type, count: elements.count,
        isTagged: hasTag, from: isDelayed ? .delayed : requester(besides: 0))
    }
    let convertible = searchesTypes ? convertible : []
    return convertible.isEmpty ? .register(requested) : .offer(requested, by: convertible)
  }

  /// Returns who made the request, given the number of steps that follow it on the path.
  private func requester(besides count: Int) -> Remedy.Requester {
    guard let last = path.dropLast(count).last else { return .code }
    return last.isDelayed ? .delayed : .component
  }

  /// The element type of a requested array and the number of components that offer it; nil if an array was
  /// not requested, or nothing offers its elements.
  private var elements: (type: any Any.Type, count: Int)? {
    guard let registry, let type = elementType(ofArray: requested) else { return nil }
    let count = registry.countOffers(of: elementBase(of: type))
    return count > 0 ? (type, count) : nil
  }

  /// The highest precedence that several candidates have, above the normal one.
  package var preferredCandidates: (priority: Component.Priority, count: Int)? {
    for priority in [Component.Priority.test, .default] {
      let count = candidates.filter { $0.priority == priority }.count
      if count > 0 { return count > 1 ? (priority, count) : nil }
    }
    return nil
  }

  private var remedyForCycle: Remedy {
    if isRequestedByCode, let asking = path.last { return .requestLater(in: asking.component) }
    let steps = path.filter { !$0.isDelayed }
    let first = steps.firstIndex { $0.component == component } ?? 0
    let cycle = steps[first...]
    let isTransient = cycle.allSatisfy { $0.component.isTransient }
    guard let injection = cycle.last(where: { $0.isInjecting || !$0.isMaking }) else {
      return .replaceParameter(isTransient: isTransient)
    }
    return .deferInjection(into: injection.component, isTransient: isTransient)
  }
}

/// Returns the element type of an array type, without Optional layers; nil for other types.
package func elementType(ofArray type: any Any.Type) -> (any Any.Type)? {
  (type as? any AnyArray.Type)?.elementType
}

/// An array, whose element type a failure reads.
private protocol AnyArray {
  static var elementType: any Any.Type { get }
}

extension Array: AnyArray {
  fileprivate static var elementType: any Any.Type { peeled(Element.self) }
}
