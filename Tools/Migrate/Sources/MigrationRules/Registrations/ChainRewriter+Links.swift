import SwiftSyntax

extension ChainRewriter {
  /// Writes one call of the chain.
  mutating func write(_ link: RegistrationChain.Link) {
    switch (generation, link.name) {
    case (.release1, "initializer"), (.release2, "initial"), (.release2, "initialWithArg"):
      if link.isStoryboard { return writeStoryboard(link) }
      if link.argument != nil, link.closure == nil, link.argument?.label != nil {
        return fail(57, "an object of a storyboard or nib")
      }
      if let combined = combinedInitializer() {
        write(combined, at: link)
      } else {
        moveInitializer(link)
      }
    case (.release1, "initializerDoesNotNeedToBe"), (.release2, "initialNotNecessary"):
      remove(link, 8)
    case (.release1, "asSelf"): remove(link, 10)
    case (.release1, "asType"): writeService(link, isUnchecked: false)
    case (.release1, "asName"): writeName(link)
    case (.release1, "asDefault"):
      replace(link, ".default()", 13)
    case (.release2, "as"): writeRelease2Service(link)
    case (.release2, "check"), (.release2, "unsafe"): break
    case (.release2, "set"): writeSetting(link)
    case (_, "lifetime"), (.release1, "instanceSingle"), (.release1, "instanceLazySingle"),
      (.release1, "instancePerScope"), (.release1, "instancePerDependency"):
      writeLifetime(link)
    case (.release1, "dependency"): writeManualInjection(link)
    case (.release2, "injection"):
      if link.isManual { writeManualInjection(link) } else { writeAutomaticInjection(link) }
    case (.release2, "postInit"): writePostInit(link)
    case (_, "accept"): break
    default: fail(57, "`\(link.name)`")
    }
  }

  /// Replaces a call, from its period on.
  mutating func replace(_ link: RegistrationChain.Link, _ text: String, _ number: Int) {
    change.edit(link.period.textStart..<link.call.textRange.upperBound, text, rule(number))
  }

  // MARK: Services and names

  /// A service as the modern container checks it, if the sources show that it fits.
  private func service(_ type: String, label: String = "", unchecked: Bool = false) -> String {
    let base = type.hasSuffix(".self") ? String(type.dropLast(5)) : type
    guard !unchecked, let own = facts.implementation, own != base,
      types.index.conforms(own, to: base)
    else {
      return ".as(\(type)\(label))"
    }
    return ".as(check: \(type)\(label)) { $0 }"
  }

  private mutating func writeService(_ link: RegistrationChain.Link, isUnchecked: Bool) {
    guard let type = link.argument?.expression.trimmedDescription, type.hasSuffix(".self") else {
      return fail(57, "an alternative type that is a value")
    }
    if type == facts.implementation.map({ $0 + ".self" }) { return remove(link, 10) }
    replace(link, service(type, unchecked: isUnchecked), 11)
  }

  private mutating func writeName(
    _ link: RegistrationChain.Link, label: String = "name", constant: String? = nil,
    _ number: Int = 12
  ) {
    guard let name = constant ?? link.argument?.expression.trimmedDescription else {
      return fail(57)
    }
    guard !facts.offered.isEmpty else { return fail(55) }
    let position = chain.links.filter { $0.name == link.name }.firstIndex {
      $0.period.id == link.period.id
    }
    if let onlyName, position != onlyName { return remove(link, 12) }
    let separator =
      indentation(of: link).map { source.newline + $0 } ?? ""
    let unchecked = generation == .release2
    let texts = facts.offered.map {
      service($0 + ".self", label: ", \(label): \(name)", unchecked: unchecked && !isChecked($0))
    }
    let isLast = chain.links.last(where: \.isName)?.period.id == link.period.id
    let each = isLast && hasObjectForEachName ? [".objectForEachName()"] : []
    if !each.isEmpty { change.rules.insert(rule(75)) }
    replace(link, (texts + each).joined(separator: separator), number)
  }

  /// Whether release 2 let the compiler check the type.
  private func isChecked(_ type: String) -> Bool {
    chain.links.enumerated().contains { position, link in
      link.name == "as" && link.argument?.expression.trimmedDescription == type + ".self"
        && (link.call.trailingClosure != nil
          || chain.links.dropFirst(position + 1).first?.name == "check")
    }
  }

  private mutating func writeRelease2Service(_ link: RegistrationChain.Link) {
    let type = link.argument?.expression.trimmedDescription ?? ""
    if type == ".self" { return remove(link, 10) }
    let next = chain.links.first { $0.period.textStart > link.period.textStart }
    if let closure = link.closure, link.call.arguments.count < 3 {
      if link.call.trailingClosure == nil, let label = link.call.arguments.last?.label {
        change.edit(label.textStart..<closure.textStart, "", nil)
      }
      change.edit(at: link.argument?.textStart ?? closure.textStart, "check: ", rule(11))
    } else if next?.name == "check", let next, next.call.trailingClosure != nil {
      change.edit(at: link.argument!.textStart, "check: ", rule(11))
      change.edit(next.period.position.utf8Offset..<next.call.trailingClosure!.textStart, " ", nil)
    } else if next?.name == "unsafe", let next {
      remove(next, 19)
    } else if chain.isUnfinishedService(link) {
      remove(link, 76)
    } else {
      fail(57, "an alternative type without check or unsafe")
    }
  }

  private mutating func writeSetting(_ link: RegistrationChain.Link) {
    guard let argument = link.argument else { return fail(57) }
    switch argument.label?.text {
    case "name": writeName(link)
    case "tag":
      let tag = argument.expression.trimmedDescription
      if tag.hasSuffix(".self") { return writeName(link, label: "tag", 27) }
      guard let constant = types.index.constant(tag) else { return fail(70) }
      writeName(link, constant: "\"\(constant)\"", 48)
    default:
      guard argument.expression.trimmedDescription == ".default" else { return fail(57, "set") }
      replace(link, ".default()", 13)
    }
  }

  // MARK: Lifetimes

  private mutating func writeLifetime(_ link: RegistrationChain.Link) {
    let isCycle = graph.isInCycle(facts.place) && !graph.isSpoke(facts.place)
    let (text, number): (String, Int)
    switch facts.lifetime {
    case .single: (text, number) = ("single", 20)
    case .lazySingle: (text, number) = ("perRun(.strong)", 21)
    case .weakSingle: (text, number) = ("perRun(.weak)", 26)
    case .perScope: (text, number) = ("perContainer(.strong)", 22)
    case .perDependency: (text, number) = (isCycle ? "objectGraph" : "prototype", 23)
    case .perRequest, .none, .unknown: return fail(57)
    }
    let isLast =
      chain.links.last { $0.name.contains("lifetime") || $0.name.hasPrefix("instance") }?.period.id
      == link.period.id
    guard isLast else { return fail(57, "several lifetimes") }
    let written = ".lifetime(.\(text))"
    change.rules.insert(rule(number))
    let old =
      link.period.text
      + link.call.trimmedDescription.suffix(
        link.call.textRange.upperBound - link.period.textRange.upperBound)
    if old != written { replace(link, written, number) }
  }
}
