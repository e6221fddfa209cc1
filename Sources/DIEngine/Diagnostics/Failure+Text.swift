extension Failure: CustomStringConvertible {
  /// The failure with its path, the considered components, and advice.
  @usableFromInline package var description: String { text { _, _ in nil } }

  /// Returns the failure with its path, the considered components, advice, and its code.
  ///
  /// - Parameters:
  ///   - wording: The words of a façade for the advice.
  ///   - searchesTypes: Whether to search for registered types that conform to a missing one: some hundredths of a
  ///     second for 1,000 components and each missing type, too much for what a running app logs.
  package func text(_ wording: Remedy.Wording, searchesTypes: Bool = true) -> String {
    TypeNames.naming { text($0, wording, searchesTypes: searchesTypes) }
  }

  /// Returns the failure with its path, the considered components, advice, and its code, as a part of a longer text.
  package func text(
    _ names: TypeNames, _ wording: Remedy.Wording, searchesTypes: Bool = true
  ) -> String {
    "\(headline(names))\n\(details(names, wording, searchesTypes: searchesTypes))"
  }

  /// Returns the text without its first line, the summary of the failure, as a part of a longer text.
  ///
  /// - Parameters:
  ///   - names: The names of the types that the text mentions.
  ///   - wording: The words of a façade for the advice.
  ///   - searchesTypes: Whether to search for registered types that conform to a missing one.
  package func details(
    _ names: TypeNames, _ wording: Remedy.Wording, searchesTypes: Bool = true
  ) -> String {
    func line(_ info: ComponentInfo) -> String {
      let qualifiers = info.qualifiers.map { names($0) }.joined(separator: ", ")
      return "\(names(info.type))\(qualifiers.isEmpty ? "" : " (\(qualifiers))") - \(info.place)"
    }
    func listed(_ infos: [ComponentInfo]) -> [String] {
      abbreviated(infos.map { "    " + line($0) }, indentation: "    ")
    }
    let requestedName = names(requested)
    var lines: [String] = []
    if !path.isEmpty {
      lines.append("  Requested by:")
      // Both ends of a long path: the first elements show the requester, the last ones what failed.
      let most = 20
      let omitted = most..<max(most, path.count - most)
      for (index, element) in path.enumerated() where !omitted.contains(index) {
        if let gap, gap.index == index { lines.append("    ... \(gap.count) more ...") }
        if !omitted.isEmpty, index == omitted.upperBound {
          lines.append("    ... \(omitted.count) more ...")
        }
        let verb =
          element.isDelayed
          ? "using a lazy or provider of" : element.isMaking ? "creating" : "injecting into"
        let place = element.isOnOtherThread ? " (on another thread)" : ""
        lines.append("    \(verb) \(line(element.component))\(place)")
      }
    }
    if !candidates.isEmpty {
      lines.append(component == nil ? "  Found:" : "  Component:")
      lines += listed(candidates)
    }
    let remedy = remedy(searchesTypes: searchesTypes)
    let namesakes = namesakes
    if !namesakes.isEmpty, !isServedByNow {
      lines.append("  Registered under the same name, but as another type:")
      lines += listed(namesakes)
    }
    if case .offer(_, let components) = remedy {
      lines.append("  Registered, but not offered as \(requestedName):")
      lines += listed(components)
    }
    let advice = remedy.map { wording($0, names) ?? $0.neutralText(names) } ?? advice(names)
    lines += ["  To do: \(advice)", kind.code.line]
    return lines.joined(separator: "\n")
  }

  /// Returns the text of the requested names and tags. A failure may have the text alone: that of an unknown name.
  private func qualifier(_ names: TypeNames) -> String {
    guard !qualifiers.isEmpty, !qualifiers.contains(.unknown) else { return qualifier }
    return qualifiers.map { names($0) }.joined(separator: " and ")
  }

  /// Returns the summary and the advice of a failure for which all generations have the same words.
  package func summaryAndAdvice(_ names: TypeNames) -> (summary: String, advice: String) {
    (headline(names), advice(names))
  }

  private func headline(_ names: TypeNames) -> String {
    let requestedName = names(requested)
    let owner = names(component?.type ?? requested)
    let qualifier = qualifier(names)
    let target = qualifier.isEmpty ? requestedName : "\(requestedName) with \(qualifier)"
    switch kind {
    case .notFound:
      return "No component offers \(target)."
    case .qualifierNotFound:
      return qualifier.isEmpty
        ? "\(requestedName) is registered only with \(qualification), but the request has none."
        : "No component offers \(target)."
    case .ambiguous:
      let preferred = preferredCandidates == nil ? "none" : "more than one"
      return "Several components offer \(target), and \(preferred) of them is preferred."
    case .noAccess(let allowed):
      let modules = Set(allowed.flatMap(\.modules)).sorted().joined(separator: ", ")
      return "\(target) is accessible only from other modules: \(modules)."
    case .factoryNotFound(let signature) where signature == Self.signatureWithoutArguments:
      return
        "\(owner) has no initializer without arguments, and no object of it was passed to the "
        + "container."
    case .factoryNotFound(let signature):
      return "\(owner) has no initializer for \(names(signature))."
    case .wrongType(let real):
      return "\(owner) is offered as \(requestedName), but the object is of type "
        + "\(names(real))."
    case .isolatedConformance(let real, let target, let actor):
      let rest = "\(names(target)) on \(names(actor)) only, and this request runs elsewhere."
      return target == peeled(requested)
        ? "\(names(real)) is \(rest)" : "\(owner) has received \(names(real)), which is \(rest)"
    case .severalExternal(let found):
      return "\(found.objects.count) objects of \(owner) exist, but the request needs one."
    case .recursion:
      return "\(owner) is needed while it is being created."
    case .nilFactory:
      return "The factory of \(owner) returned nil."
    case .argumentMissing(let position):
      return "Argument \(position + 1) of \(owner), of type \(requestedName), is missing."
    case .wrongArgument(let position, let real):
      return "Argument \(position + 1) of \(owner) is of type \(names(real)) instead of "
        + "\(requestedName)."
    case .argumentsAmbiguous:
      return "The request passes arguments for \(owner) more than once."
    case .argumentsNotTaken(let types):
      let list = types.map { names($0) }.joined(separator: ", ")
      return "\(owner) has no initializer that takes (\(list))."
    case .otherActor(let name):
      return "The factory of \(owner) is isolated to \(name): a synchronous request can't await "
        + "it."
    case .needsTask:
      return
        "A closure that may suspend creates \(owner) or injects into it: a synchronous request "
        + "can't await it."
    case .madeByTask:
      return
        "A suspended task is creating \(owner): a synchronous request can't await it."
    case .stackUsedUp:
      return "The stack of the thread has no room left to create \(owner)."
    case .nestedTooDeeply(let count):
      return
        "Asynchronous closures wait for \(count) requests within each other, the last of which "
        + "is for \(owner)."
    case .longWait:
      return "The main thread has waited too long for another thread to finish \(owner)."
    case .cancelled:
      return "The task was cancelled while it waited for \(owner), which another request makes."
    case .ended:
      return
        "The container has ended, and with it all that it keeps: it makes no \(owner) any more."
    case .user(let error):
      return "A closure of \(owner) threw: \(error)"
    }
  }

  /// What to do about a failure for which all generations have the same words.
  private func advice(_ names: TypeNames) -> String {
    let requestedName = names(requested)
    switch kind {
    case .notFound:
      return
        "link the module that declares \(requestedName) only once: two copies of a module have "
        + "different types with the same name."
    case .qualifierNotFound:
      return "register the name or tag, or request one of those that exist."
    case .noAccess:
      return "register it in a public component of a module that this one depends on, or declare "
        + "its type there."
    case .factoryNotFound:
      return "give the component an initializer for exactly these arguments, or pass arguments "
        + "for which it has one."
    case .wrongType:
      return "offer the component only under types that its objects have."
    case .isolatedConformance(let real, let target, let actor):
      let (real, target, actor) = (names(real), names(target), names(actor))
      return
        "request it on \(actor), or let a closure of \(actor) take it; or let the conformance hold "
        + "everywhere: `nonisolated final class \(real)`, or `\(real): nonisolated \(target)`; or "
        + "isolate the protocol: `@\(actor) protocol \(target)`."
    case .severalExternal:
      return "request all of them, or release those that are no longer used: each object that the "
        + "container injected into counts until it is deallocated."
    case .wrongArgument:
      return "pass a value of type \(requestedName)."
    case .argumentsAmbiguous:
      return "pass arguments for the component under only one of its types."
    case .argumentsNotTaken:
      return "give the component an initializer for these arguments, or pass those that it takes."
    case .otherActor(let name):
      return
        "request it in code of \(name), or with `await` (import DIv3Async); or isolate the factory "
        + "to the main actor or to none."
    case .needsTask:
      return
        "request it with `await` in an asynchronous function (import DIv3Async). If the container "
        + "keeps the object, one such request beforehand is enough."
    case .madeByTask:
      return "request it with `await`, or after the task has finished the object."
    case .stackUsedUp:
      return "break the chain: inject some of its objects after creation, or create them later "
        + "through a lazy; or resolve on a thread with a larger stack."
    case .nestedTooDeeply:
      return
        "end the recursion: a closure on this path requests, directly or by others, an object of "
        + "its own component again and again; or create the objects in a loop."
    case .longWait:
      return "don't let a factory wait for the main thread: resolve the object on the main thread "
        + "beforehand, or dispatch the work to it without waiting."
    case .cancelled:
      return "request it again, in a task that isn't cancelled: the other request goes on."
    case .ended:
      return "make no requests after `end()`; a new container, or a new scope, begins anew."
    case .ambiguous, .argumentMissing, .nilFactory, .recursion, .user:
      preconditionFailure("A remedy describes what to do.")
    }
  }
}
