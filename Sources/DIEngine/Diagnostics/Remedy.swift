/// What the user can do about a failure, if the words for it differ between generations.
///
/// The engine chooses the remedy; a façade names the API for it.
package enum Remedy: Sendable {
  /// Register the type.
  case register(any Any.Type)
  /// Register the component earlier: it serves the request by now.
  case registerEarlier
  /// State the type of the object: the requested one is that of all objects.
  case stateType(from: Requester)
  /// Request the elements of a tuple.
  case requestElements(tuple: any Any.Type)
  /// Request an object of a type instead of the type itself.
  case requestObject(metatype: any Any.Type)
  /// Request a function as it is registered: the requested type differs in Sendable, an actor, or effects.
  case requestFunction(any Any.Type, registeredAs: any Any.Type)
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
  /// - Parameters:
  ///   - known: The names and tags with which components offer it.
  ///   - hasDefault: Whether a component that is offered with names or tags only is the default.
  case stateQualifier(any Any.Type, known: [Qualifier], hasDefault: Bool, from: Requester)
  /// Make one of the components the default, or tell them apart.
  case preferOne(any Any.Type)
  /// Keep the precedence of one component only.
  case preferOnlyOne(ComponentInfo.Priority, count: Int)
  /// Defer the injection into a component of the cycle.
  ///
  /// - Parameter isTransient: Whether nothing keeps any object of the cycle.
  case deferInjection(into: ComponentInfo, isTransient: Bool)
  /// Replace a parameter in a cycle of initializers.
  ///
  /// - Parameter isTransient: Whether nothing keeps any object of the cycle.
  case replaceParameter(isTransient: Bool)
  /// Keep an object of a cycle whose injections are deferred already.
  case keepObject
  /// Return an object instead of nil, or accept nil where the generation allows it.
  case returnObject
  /// Give the component of the type an initializer without arguments, or the container an object of it.
  case provideObject(of: any Any.Type)
  /// See the error that a closure threw.
  case seeError
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
  package typealias Wording = (Remedy, TypeNames) -> String?
}

extension Remedy {
  /// The remedy in words that fit all generations.
  package func neutralText(_ names: TypeNames) -> String {
    switch self {
    case .register(let type):
      return "register \(names(type)), or offer a registered component under that type."
    case .registerEarlier:
      return "a component serves the request by now. Register it before the request."
    case .stateType:
      return "request the type of the object that you need."
    case .requestElements(let tuple):
      return "request each element of the tuple by itself, or register \(names(tuple))."
    case .requestObject(let metatype):
      let name = names(metatype)
      let object = name.hasSuffix(".Type") ? String(name.dropLast(".Type".count)) : name
      return "request \(object), an object of the type, or register \(name)."
    case .requestFunction(let type, let registered):
      return "request \(names(registered)), as it is registered, or register \(names(type))."
    case .offer(let type, let components):
      return
        "let \(Self.oneOf(components, names)) offer \(names(type)), or register another "
        + "component."
    case .requestMany(let element, let count, _, _):
      return "\(Self.offering(element, count, names)): request all components of that type."
    case .takeArgument(let type):
      return "declare that the parameter takes the argument of type \(names(type))."
    case .passArgument:
      return "pass the argument, or make the parameter Optional."
    case .stateQualifier(let type, let known, _, _):
      return
        "request it by \(known.word(name: "name", tag: "tag")), or offer a component as \(names(type)) without one."
    case .preferOne:
      return "make one of them the default, or tell them apart by name or tag."
    case .preferOnlyOne(_, let count):
      return "\(Self.quantity(count)) preferred: keep one."
    case .deferInjection, .replaceParameter:
      return
        "break the cycle: inject one of its objects after creation, and keep or share that "
        + "object, so that it is not created again."
    case .keepObject:
      return "keep or share an object of the cycle, so that it is not created again."
    case .seeError:
      return "see the thrown error; it reaches the caller unchanged."
    case .returnObject:
      return "let the factory return an object."
    case .provideObject:
      return
        "give the component such an initializer, or let the container inject into an existing "
        + "object before the request."
    case .requestLater(let component):
      return
        "break the cycle: make the request after the initializer of "
        + "\(names(component.type)) (\(component.place)) has returned."
    }
  }

  /// Returns "1 component offers Plugin" or "2 components offer Plugin" for elements that are plugins, or
  /// lazies of them.
  package static func offering(
    _ element: any Any.Type, _ count: Int, _ names: TypeNames
  ) -> String {
    let subject = count == 1 ? "1 component offers" : "\(count) components offer"
    return "\(subject) \(names(elementBase(of: element)))"
  }

  /// Returns the remedy for a request of a type that hardly any component offers; nil for other types.
  package static func forUnusual(_ type: any Any.Type, from requester: Requester) -> Remedy? {
    let type = peeled(type)
    if type == Any.self || type == AnyObject.self || type == Void.self {
      return .stateType(from: requester)
    }
    if isTuple(type) { return .requestElements(tuple: type) }
    return isMetatype(type) ? .requestObject(metatype: type) : nil
  }

  /// Returns "FileStorage" for one component, "one of them" for several.
  package static func oneOf(_ components: [ComponentInfo], _ names: TypeNames) -> String {
    components.count == 1 ? names(components[0].type) : "one of them"
  }

  /// Returns "both are" or "3 of them are".
  package static func quantity(_ count: Int) -> String {
    count == 2 ? "both are" : "\(count) of them are"
  }
}

extension [Qualifier] {
  /// Returns the word for names, that for tags, or both.
  package func word(name: String, tag: String) -> String {
    let words = (contains(where: \.isName) ? [name] : []) + (allSatisfy(\.isName) ? [] : [tag])
    return words.isEmpty ? name : words.joined(separator: " or ")
  }
}

extension Failure {
  /// What the request lacks.
  var qualification: String { candidates.flatMap(\.qualifiers).word(name: "names", tag: "tags") }

  /// Returns the remedy, if the generations have different words for it.
  func remedy(searchesTypes: Bool) -> Remedy? {
    if isServedByNow { return .registerEarlier }
    switch kind {
    case .notFound where isLinkedTwice: return nil
    case .notFound: return remedyForMissing(searchesTypes)
    case .qualifierNotFound where circumstances.qualifier.isEmpty:
      return .stateQualifier(
        requested, known: candidates.flatMap(\.qualifiers),
        hasDefault: candidates.contains { $0.priority == .default },
        from: asking)
    case .ambiguous:
      let preferred = preferredCandidates
      return preferred.map { .preferOnlyOne($0.priority, count: $0.count) } ?? .preferOne(requested)
    case .argumentMissing:
      return .passArgument(to: peeled(componentInfo.type), from: requester(besides: 1))
    case .factoryNotFound(let signature) where signature == Self.signatureWithoutArguments:
      return .provideObject(of: componentInfo.type)
    case .nilFactory: return .returnObject
    case .recursion: return remedyForCycle
    case .user: return .seeError
    default: return nil
    }
  }

  private func remedyForMissing(_ searchesTypes: Bool) -> Remedy {
    if circumstances.hasUntakenArgument { return .takeArgument(requested) }
    let requester = asking
    if let unusual = Remedy.forUnusual(requested, from: requester) { return unusual }
    if let elements {
      return .requestMany(
        element: elements.type, count: elements.count,
        isTagged: circumstances.qualifiers.contains { !$0.isName }, from: requester)
    }
    let convertible = searchesTypes ? convertible : []
    if isFunction(peeled(requested)), let known = convertible.first {
      return .requestFunction(peeled(requested), registeredAs: known.type)
    }
    return convertible.isEmpty ? .register(requested) : .offer(requested, by: convertible)
  }

  private var asking: Remedy.Requester {
    circumstances.asker == .delayedRequest ? .delayed : requester(besides: 0)
  }

  /// Returns who made the request, given the number of steps that follow it on the path.
  private func requester(besides count: Int) -> Remedy.Requester {
    guard let last = path.dropLast(count).last else { return .code }
    return last.isDelayed ? .delayed : .component
  }

  /// The element type of a requested array and the number of components that offer it; nil if an array was
  /// not requested, or nothing offers its elements.
  private var elements: (type: any Any.Type, count: Int)? {
    guard let registry = circumstances.registry, let type = elementType(ofArray: requested) else {
      return nil
    }
    let count = registry.countOffers(of: elementBase(of: type))
    return count > 0 ? (type, count) : nil
  }

  /// The highest precedence that several candidates have, above the normal one.
  package var preferredCandidates: (priority: ComponentInfo.Priority, count: Int)? {
    for priority in [ComponentInfo.Priority.test, .default] {
      let count = candidates.filter { $0.priority == priority }.count
      if count > 0 { return count > 1 ? (priority, count) : nil }
    }
    return nil
  }

  private var remedyForCycle: Remedy {
    if circumstances.asker == .initializer, let asking = path.last {
      return .requestLater(in: asking.component)
    }
    let steps = path.filter { !$0.isDelayed }
    let first = steps.firstIndex { $0.component == component } ?? 0
    let cycle = steps[first...]
    let isTransient = cycle.allSatisfy { $0.component.isTransient }
    if isTransient, cycle.contains(where: { $0.isInjecting && !$0.isMaking }) { return .keepObject }
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
