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
    TypeNames.naming { FailureText(self, $0).whole(wording, searchesTypes: searchesTypes) }
  }

  /// The code of the failure.
  package var code: FailureCode { TypeNames.naming { FailureText(self, $0).words.code } }
}

/// The words for a failure.
package struct FailureText {
  private let failure: Failure
  /// The names of the types that the text mentions.
  private let names: TypeNames

  package init(_ failure: Failure, _ names: TypeNames) {
    self.failure = failure
    self.names = names
  }

  /// Returns the failure with its path, the considered components, advice, and its code, as a part of a longer text.
  package func whole(_ wording: Remedy.Wording, searchesTypes: Bool = true) -> String {
    "\(words.summary)\n\(details(wording, searchesTypes: searchesTypes))"
  }

  /// Returns the text without its first line, the summary of the failure, as a part of a longer text.
  ///
  /// - Parameters:
  ///   - wording: The words of a façade for the advice.
  ///   - searchesTypes: Whether to search for registered types that conform to a missing one.
  package func details(_ wording: Remedy.Wording, searchesTypes: Bool = true) -> String {
    func line(_ info: ComponentInfo) -> String {
      let qualifiers = info.qualifiers.map { names($0) }.joined(separator: ", ")
      return "\(names(info.type))\(qualifiers.isEmpty ? "" : " (\(qualifiers))") - \(info.place)"
    }
    func listed(_ infos: [ComponentInfo]) -> [String] {
      abbreviated(infos.map { "    " + line($0) }, indentation: "    ")
    }
    let requestedName = names(failure.requested)
    var lines: [String] = []
    if !failure.path.isEmpty {
      lines.append("  Requested by:")
      let most = Failure.mostAtEnds
      let hidden = most..<max(most, failure.path.count - most)
      let omitted = hidden.count + failure.omitted
      for (index, element) in failure.path.enumerated() where !hidden.contains(index) {
        if omitted > 0, index == hidden.upperBound { lines.append("    ... \(omitted) more ...") }
        let verb =
          element.isDelayed
          ? "using a lazy or provider of" : element.isMaking ? "creating" : "injecting into"
        let place = element.isOnOtherThread ? " (on another thread)" : ""
        lines.append("    \(verb) \(line(element.component))\(place)")
      }
    }
    if !failure.candidates.isEmpty {
      lines.append(failure.component == nil ? "  Found:" : "  Component:")
      lines += listed(failure.candidates)
    }
    let remedy = failure.remedy(searchesTypes: searchesTypes)
    let namesakes = failure.namesakes
    if !namesakes.isEmpty, !failure.isServedByNow {
      lines.append("  Registered under the same name, but as another type:")
      lines += listed(namesakes)
    }
    if case .offer(_, let components) = remedy {
      lines.append("  Registered, but not offered as \(requestedName):")
      lines += listed(components)
    }
    let words = words
    let advice = remedy.map { wording($0, names) ?? $0.neutralText(names) }
    lines += ["  To do: \(advice ?? words.advice!)", words.code.line]
    return lines.joined(separator: "\n")
  }

  /// The text of the requested names and tags. A failure may have the text alone: that of an unknown name.
  private var qualifier: String {
    let qualifiers = failure.circumstances.qualifiers
    guard !qualifiers.isEmpty, !qualifiers.contains(.unknown) else {
      return failure.circumstances.qualifier
    }
    return qualifiers.map { names($0) }.joined(separator: " and ")
  }

  /// The code and the summary of the failure, and what to do about it: nil if a `Remedy` says so, for which the
  /// generations have different words.
  package var words: (code: FailureCode, summary: String, advice: String?) {
    let requestedName = names(failure.requested)
    let owner = names(failure.component?.type ?? failure.requested)
    let qualifier = qualifier
    let target = qualifier.isEmpty ? requestedName : "\(requestedName) with \(qualifier)"
    let (code, summary): (FailureCode, String)
    var advice: String?
    switch failure.kind {
    case .notFound:
      code = .notFound
      summary = "No component offers \(target)."
      advice =
        "link the module that declares \(requestedName) only once: two copies of a module have "
        + "different types with the same name."
    case .qualifierNotFound:
      code = .qualifierNotFound
      summary =
        qualifier.isEmpty
        ? "\(requestedName) is registered only with \(failure.qualification), but the request has none."
        : "No component offers \(target)."
      advice = "register the name or tag, or request one of those that exist."
    case .ambiguous:
      let preferred = failure.preferredCandidates == nil ? "none" : "more than one"
      code = .ambiguous
      summary = "Several components offer \(target), and \(preferred) of them is preferred."
    case .noAccess(let allowed):
      let modules = Set(allowed.flatMap(\.modules)).sorted().joined(separator: ", ")
      code = .noAccess
      summary = "\(target) is accessible only from other modules: \(modules)."
      advice =
        "register it in a public component of a module that this one depends on, or declare its "
        + "type there."
    case .factoryNotFound(let signature):
      code = .factoryNotFound
      summary =
        signature == Failure.signatureWithoutArguments
        ? "\(owner) has no initializer without arguments, and no object of it was passed to the "
          + "container."
        : "\(owner) has no initializer for \(names(signature))."
      advice =
        "give the component an initializer for exactly these arguments, or pass arguments for "
        + "which it has one."
    case .wrongType(let real):
      code = .wrongType
      summary = "\(owner) is offered as \(requestedName), but the object is of type \(names(real))."
      advice = "offer the component only under types that its objects have."
    case .isolatedConformance(let real, let target, let actor):
      let isReceived = target != peeled(failure.requested)
      let (real, target, actor) = (names(real), names(target), names(actor))
      code = .isolatedConformance
      summary =
        "\(isReceived ? "\(owner) has received \(real), which" : real) is \(target) on \(actor) "
        + "only, and this request runs elsewhere."
      advice =
        "request it on \(actor), or let a closure of \(actor) take it; or let the conformance hold "
        + "everywhere: `nonisolated final class \(real)`, or `\(real): nonisolated \(target)`; or "
        + "isolate the protocol: `@\(actor) protocol \(target)`."
    case .severalExternal(let found):
      code = .severalExternal
      summary = "\(found.objects.count) objects of \(owner) exist, but the request needs one."
      advice =
        "request all of them, or release those that are no longer used: each object that the "
        + "container injected into counts until it is deallocated."
    case .recursion:
      code = .recursion
      summary = "\(owner) is needed while it is being created."
    case .nilFactory:
      code = .nilFactory
      summary = "The factory of \(owner) returned nil."
    case .argumentMissing(let position):
      code = .argumentMissing
      summary = "Argument \(position + 1) of \(owner), of type \(requestedName), is missing."
    case .wrongArgument(let position, let real):
      code = .wrongArgument
      summary =
        "Argument \(position + 1) of \(owner) is of type \(names(real)) instead of "
        + "\(requestedName)."
      advice = "pass a value of type \(requestedName)."
    case .argumentsAmbiguous:
      code = .argumentsAmbiguous
      summary = "The request passes arguments for \(owner) more than once."
      advice = "pass arguments for the component under only one of its types."
    case .argumentsNotTaken(let types):
      let list = types.map { names($0) }.joined(separator: ", ")
      code = .argumentsNotTaken
      summary = "\(owner) has no initializer that takes (\(list))."
      advice = "give the component an initializer for these arguments, or pass those that it takes."
    case .otherActor(let name):
      code = .otherActor
      summary =
        "The factory of \(owner) is isolated to \(name): a synchronous request can't await it."
      advice =
        "request it in code of \(name), or with `await` (import DIv3Async); or isolate the factory "
        + "to the main actor or to none."
    case .needsTask:
      code = .needsTask
      summary =
        "A closure that may suspend creates \(owner) or injects into it: a synchronous request "
        + "can't await it."
      advice =
        "request it with `await` in an asynchronous function (import DIv3Async). If the container "
        + "keeps the object, one such request beforehand is enough."
    case .madeByTask:
      code = .madeByTask
      summary = "A suspended task is creating \(owner): a synchronous request can't await it."
      advice = "request it with `await`, or after the task has finished the object."
    case .stackUsedUp:
      code = .stackUsedUp
      summary = "The stack of the thread has no room left to create \(owner)."
      advice =
        "break the chain: inject some of its objects after creation, or create them later through "
        + "a lazy; or resolve on a thread with a larger stack."
    case .nestedTooDeeply(let count):
      code = .nestedTooDeeply
      summary =
        "Asynchronous closures wait for \(count) requests within each other, the last of which is "
        + "for \(owner)."
      advice =
        "end the recursion: a closure on this path requests, directly or by others, an object of "
        + "its own component again and again; or create the objects in a loop."
    case .longWait:
      code = .longWait
      summary = "The main thread has waited too long for another thread to finish \(owner)."
      advice =
        "don't let a factory wait for the main thread: resolve the object on the main thread "
        + "beforehand, or dispatch the work to it without waiting."
    case .cancelled:
      code = .cancelled
      summary = "The task was cancelled while it waited for \(owner), which another request makes."
      advice = "request it again, in a task that isn't cancelled: the other request goes on."
    case .ended:
      code = .ended
      summary =
        "The container has ended, and with it all that it keeps: it makes no \(owner) any more."
      advice = "make no requests after `end()`; a new container, or a new scope, begins anew."
    case .user(let error):
      code = .user
      summary = "A closure of \(owner) threw: \(error)"
    }
    return (code, summary, advice)
  }
}
