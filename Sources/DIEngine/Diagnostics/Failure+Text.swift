extension Failure: CustomStringConvertible {
  /// The failure with its path, the considered components, and advice.
  @usableFromInline package var description: String { text { _ in nil } }

  /// Returns the failure with its path, the considered components, and advice.
  ///
  /// - Parameters:
  ///   - wording: The words of a façade for the advice.
  ///   - searchesTypes: Whether to search for registered types that conform to a missing one: some hundredths of a
  ///     second for 1,000 components and each missing type, too much for what a running app logs.
  package func text(_ wording: Remedy.Wording, searchesTypes: Bool = true) -> String {
    "\(headline)\n\(details(wording, searchesTypes: searchesTypes))"
  }

  /// Returns the text without its first line, the summary of the failure.
  ///
  /// - Parameters:
  ///   - wording: The words of a façade for the advice.
  ///   - searchesTypes: Whether to search for registered types that conform to a missing one.
  package func details(_ wording: Remedy.Wording, searchesTypes: Bool = true) -> String {
    var lines: [String] = []
    if !path.isEmpty {
      lines.append("  Requested by:")
      for (index, element) in path.enumerated() {
        if let gap, gap.index == index { lines.append("    ... \(gap.count) more ...") }
        let verb =
          element.isDelayed
          ? "using a lazy or provider of" : element.isMaking ? "creating" : "injecting into"
        let place = element.isOnOtherThread ? " (on another thread)" : ""
        lines.append("    \(verb) \(Self.line(element.component))\(place)")
      }
    }
    if !candidates.isEmpty {
      lines.append(component == nil ? "  Found:" : "  Component:")
      lines += Self.lines(candidates)
    }
    if !namesakes.isEmpty {
      lines.append("  Registered under the same name, but as another type:")
      lines += Self.lines(namesakes)
    }
    let remedy = remedy(searchesTypes: searchesTypes)
    if case .offer(_, let components) = remedy {
      lines.append("  Registered, but not offered as \(requestedName):")
      lines += Self.lines(components)
    }
    let advice = remedy.map { wording($0) ?? $0.neutralText } ?? advice
    lines.append("  To do: \(advice)")
    return lines.joined(separator: "\n")
  }

  private static func lines(_ infos: [ComponentInfo]) -> [String] {
    abbreviated(infos.map { "    " + line($0) }, indentation: "    ")
  }

  private static func line(_ info: ComponentInfo) -> String {
    let qualifiers = info.qualifiers.isEmpty ? "" : " (\(info.qualifiers.joined(separator: ", ")))"
    return "\(shortName(of: info.type))\(qualifiers) - \(info.place)"
  }

  private var target: String {
    qualifier.isEmpty ? requestedName : "\(requestedName) with \(qualifier)"
  }

  private var requestedName: String { shortName(of: requested) }

  private var headline: String {
    switch kind {
    case .notFound:
      return "No component offers \(target)."
    case .qualifierNotFound:
      return qualifier.isEmpty
        ? "\(requestedName) is registered only with names, but the request has none."
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
      return "\(owner) has no initializer for \(shortName(of: signature))."
    case .wrongType(let real):
      return "\(owner) is offered as \(requestedName), but the object is of type "
        + "\(shortName(of: real))."
    case .severalExternal(let found):
      return "\(found.objects.count) objects of \(owner) exist, but the request needs one."
    case .recursion:
      return "\(owner) is needed while it is being created."
    case .nilFactory:
      return "The factory of \(owner) returned nil."
    case .argumentMissing(let position):
      return "Argument \(position + 1) of \(owner), of type \(requestedName), is missing."
    case .wrongArgument(let position, let real):
      return "Argument \(position + 1) of \(owner) is of type \(shortName(of: real)) instead of "
        + "\(requestedName)."
    case .argumentsAmbiguous:
      return "The request passes arguments for \(owner) more than once."
    case .argumentsNotTaken(let types):
      let list = types.map(shortName).joined(separator: ", ")
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
    case .user(let error):
      return "A closure of \(owner) threw: \(error)"
    }
  }

  private var owner: String { shortName(of: component?.type ?? requested) }

  /// What to do about a failure for which all generations have the same words.
  private var advice: String {
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
    case .user:
      return "see the thrown error; it reaches the caller unchanged."
    case .ambiguous, .argumentMissing, .nilFactory, .recursion:
      preconditionFailure("A remedy describes what to do.")
    }
  }
}

/// Returns the name of a type, cut at 80 characters.
package func shortName(of type: any Any.Type) -> String {
  let name = "\(type)"
  return name.count > 80 ? "\(name.prefix(77))..." : name
}

/// Returns the name of a type as code that `.self` may follow, cut at 80 characters.
package func typeExpression(of type: any Any.Type) -> String {
  let name = shortName(of: type)
  let isFunction = zip(name, name.dropFirst()).contains { $0 == "-" && $1 == ">" }
  return isFunction || name.contains("&") || name.hasPrefix("any ") ? "(\(name))" : name
}

/// Returns the first dozen lines, and the number of the others in a line of its own.
package func abbreviated(_ lines: [String], indentation: String) -> [String] {
  guard lines.count > 12 else { return lines }
  return lines.prefix(12) + ["\(indentation)... and \(lines.count - 12) more"]
}
