extension Failure: CustomStringConvertible {
  /// The failure with its path, the considered components, and advice.
  @usableFromInline package var description: String { "\(headline)\n\(details)" }

  /// The description without its first line, the summary of the failure.
  package var details: String {
    var lines: [String] = []
    if !path.isEmpty {
      lines.append("  Asked for by:")
      for (index, element) in path.enumerated() {
        if let gap, gap.index == index { lines.append("    ... \(gap.count) more ...") }
        let verb = element.isMaking ? "creating" : "injecting into"
        let place = element.isOnOtherThread ? " (on another thread)" : ""
        lines.append("    \(verb) \(Self.line(element.component))\(place)")
      }
    }
    if !candidates.isEmpty {
      lines.append(component == nil ? "  Found:" : "  Component:")
      lines += candidates.map { "    " + Self.line($0) }
    }
    if !namesakes.isEmpty {
      lines.append("  Registered under the same name, but as another type:")
      lines += namesakes.map { "    " + Self.line($0) }
    }
    lines.append("  To do: \(advice)")
    return lines.joined(separator: "\n")
  }

  private static func line(_ info: ComponentInfo) -> String {
    let qualifiers = info.qualifiers.isEmpty ? "" : " (\(info.qualifiers.joined(separator: ", ")))"
    return "\(info.type)\(qualifiers) - \(info.place)"
  }

  private var target: String {
    qualifier.isEmpty ? "\(requested)" : "\(requested) with \(qualifier)"
  }

  private var headline: String {
    switch kind {
    case .notFound:
      return "No component offers \(target)."
    case .qualifierNotFound:
      return qualifier.isEmpty
        ? "\(requested) is registered with names only, and was asked for without one."
        : "No component offers \(target)."
    case .ambiguous:
      return "Several components offer \(target), and none of them is preferred."
    case .noAccess(let allowed):
      let modules = Set(allowed.flatMap(\.modules)).sorted().joined(separator: ", ")
      return "\(target) is not available here; it is to: \(modules)."
    case .makerNotFound(let signature) where signature == Self.signatureWithoutArguments:
      return "\(owner) has no initializer without arguments, and no object was handed in."
    case .makerNotFound(let signature):
      return "\(owner) has no initializer for \(signature)."
    case .wrongType(let real):
      return "\(owner) is offered as \(requested), but the object is of type \(real)."
    case .severalExternal(let found):
      return "There are \(found.objects.count) objects of \(owner), and one was asked for."
    case .recursion:
      return "\(owner) is needed while it is being created."
    case .nilFactory:
      return "The factory of \(owner) returned nil."
    case .argumentMissing(let position):
      return "Argument \(position + 1) of \(owner), of type \(requested), was not given."
    case .wrongArgument(let position, let real):
      return "Argument \(position + 1) of \(owner) is of type \(real) instead of \(requested)."
    case .argumentsAmbiguous:
      return "Arguments were given more than once for \(owner)."
    case .argumentsNotTaken(let types):
      let list = types.map { "\($0)" }.joined(separator: ", ")
      return "\(owner) has no initializer that takes (\(list))."
    case .otherActor(let name):
      return "The factory of \(owner) is isolated to \(name), which a synchronous request can't "
        + "wait for."
    case .stackUsedUp:
      return "The stack of the thread has no room left to create \(owner)."
    case .longWait:
      return "The main thread waits for \(owner), which another thread does not finish."
    case .user(let error):
      return "A closure of \(owner) threw: \(error)"
    }
  }

  private var owner: String { component.map { "\($0.type)" } ?? "\(requested)" }

  private var advice: String {
    switch kind {
    case .notFound where !namesakes.isEmpty:
      return "link the module that declares \(requested) once; two copies of a module have "
        + "different types with the same name."
    case .notFound:
      return "register \(requested), or offer a registered component under that type."
    case .qualifierNotFound:
      return qualifier.isEmpty
        ? "ask by name, or make the component the default."
        : "register the name or tag, or ask for one of those that exist."
    case .ambiguous:
      return "make one of them the default, or tell them apart by name or tag."
    case .noAccess:
      return "register it in a public component of a module that this one depends on, or declare "
        + "its type there."
    case .makerNotFound(let signature) where signature == Self.signatureWithoutArguments:
      return "give the component such an initializer, or inject into an object of it before it "
        + "is asked for."
    case .makerNotFound:
      return "give the component an initializer for exactly these arguments, or pass the "
        + "arguments that it has one for."
    case .wrongType:
      return "offer the component only under types that its objects have."
    case .severalExternal:
      return "ask for all of them, or let go of those that are no longer used; each that was "
        + "handed in counts as long as somebody holds it."
    case .recursion:
      return
        "break the cycle: let one of its objects be injected after creation, and keep or share "
        + "it, so that it is not made anew."
    case .nilFactory:
      return "ask for an Optional, or let the factory return an object."
    case .argumentMissing:
      return "pass the argument, or make the parameter Optional."
    case .wrongArgument:
      return "pass a value of type \(requested)."
    case .argumentsAmbiguous:
      return "give arguments for the component under one of its types only."
    case .argumentsNotTaken:
      return "give the component an initializer for these arguments, or pass those that it takes."
    case .otherActor:
      return "isolate the factory to the main actor or to none."
    case .stackUsedUp:
      return "break the chain: let some of its objects be injected after creation, or made later "
        + "through a lazy; or resolve on a thread with a larger stack."
    case .longWait:
      return "don't let a factory wait for the main thread; resolve on the main thread before, or "
        + "hand the work to it without waiting."
    case .user:
      return "see the thrown error; it reaches the caller unchanged."
    }
  }
}
