import SwiftSyntax

extension ChainRewriter {
  /// Writes one call of the chain.
  mutating func write(_ link: RegistrationChain.Link) throws(Obstacle) {
    switch (generation, link.name) {
    case (.release1, "initializer"), (.release2, "initial"), (.release2, "initialWithArg"):
      if link.isStoryboard { return try writeStoryboard(link) }
      if link.argument != nil, link.closure == nil, link.argument?.label != nil {
        throw .objectOfStoryboard
      }
      if let combined = combinedInitializer() {
        try write(combined, at: link)
      } else {
        try moveInitializer(link)
      }
    case (.release1, "initializerDoesNotNeedToBe"), (.release2, "initialNotNecessary"):
      try remove(link, .noInitializer)
    case (.release1, "asSelf"): try remove(link, .ownType)
    case (.release1, "asType"): try writeService(link, isUnchecked: false)
    case (.release1, "asName"): try writeName(link)
    case (.release1, "asDefault"):
      replace(link, ".default()", .defaultComponent)
    case (.release2, "as"): try writeRelease2Service(link)
    case (.release2, "check"), (.release2, "unsafe"): break
    case (.release2, "set"): try writeSetting(link)
    case (_, "lifetime"), (.release1, "instanceSingle"), (.release1, "instanceLazySingle"),
      (.release1, "instancePerScope"), (.release1, "instancePerDependency"):
      try writeLifetime(link)
    case (.release1, "dependency"): try writeManualInjection(link)
    case (.release2, "injection"):
      if link.isManual { try writeManualInjection(link) } else { try writeAutomaticInjection(link) }
    case (.release2, "postInit"): try writePostInit(link)
    case (_, "accept"): break
    default: throw .unknownCall(link.name)
    }
  }

  /// Replaces a call, from its period on.
  mutating func replace(_ link: RegistrationChain.Link, _ text: String, _ name: Rule.Name) {
    change.edit(link.period.textStart..<link.call.textRange.upperBound, text, rule(name))
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

  private mutating func writeService(_ link: RegistrationChain.Link, isUnchecked: Bool)
    throws(Obstacle)
  {
    guard let type = link.argument?.expression.trimmedDescription, type.hasSuffix(".self") else {
      throw .variableService
    }
    if type == facts.implementation.map({ $0 + ".self" }) { return try remove(link, .ownType) }
    replace(link, service(type, unchecked: isUnchecked), .service)
  }

  private mutating func writeName(
    _ link: RegistrationChain.Link, label: String = "name", constant: String? = nil,
    _ rule: Rule.Name = .name
  ) throws(Obstacle) {
    guard let name = constant ?? link.argument?.expression.trimmedDescription else {
      throw .unknownCall(link.name)
    }
    guard !facts.offered.isEmpty else { throw .unknownType }
    let position = chain.links.filter { $0.name == link.name }.firstIndex {
      $0.period.id == link.period.id
    }
    if let onlyName, position != onlyName { return try remove(link, .name) }
    let separator =
      indentation(of: link).map { source.newline + $0 } ?? ""
    let unchecked = generation == .release2
    let texts = facts.offered.map {
      service($0 + ".self", label: ", \(label): \(name)", unchecked: unchecked && !isChecked($0))
    }
    let isLast = chain.links.last(where: \.isName)?.period.id == link.period.id
    let each = isLast && hasObjectForEachName ? [".objectForEachName()"] : []
    if !each.isEmpty { change.rules.insert(self.rule(.namesWithObjects)) }
    replace(link, (texts + each).joined(separator: separator), rule)
  }

  /// Whether release 2 let the compiler check the type.
  private func isChecked(_ type: String) -> Bool {
    chain.links.enumerated().contains { position, link in
      link.name == "as" && link.argument?.expression.trimmedDescription == type + ".self"
        && (link.call.trailingClosure != nil
          || chain.links.dropFirst(position + 1).first?.name == "check")
    }
  }

  private mutating func writeRelease2Service(_ link: RegistrationChain.Link) throws(Obstacle) {
    let type = link.argument?.expression.trimmedDescription ?? ""
    if type == ".self" { return try remove(link, .ownType) }
    let next = chain.links.first { $0.period.textStart > link.period.textStart }
    if let closure = link.closure, link.call.arguments.count < 3 {
      if link.call.trailingClosure == nil, let label = link.call.arguments.last?.label {
        change.edit(label.textStart..<closure.textStart, "", nil)
      }
      change.edit(at: link.argument?.textStart ?? closure.textStart, "check: ", rule(.service))
    } else if next?.name == "check", let next, next.call.trailingClosure != nil {
      change.edit(at: link.argument!.textStart, "check: ", rule(.service))
      change.edit(next.period.position.utf8Offset..<next.call.trailingClosure!.textStart, " ", nil)
    } else if next?.name == "unsafe", let next {
      try remove(next, .uncheckedService)
    } else if chain.isUnfinishedService(link) {
      try remove(link, .unfinishedService)
    } else {
      throw .unfinishedService
    }
  }

  private mutating func writeSetting(_ link: RegistrationChain.Link) throws(Obstacle) {
    guard let argument = link.argument else { throw .unknownSetting }
    switch argument.label?.text {
    case "name": try writeName(link)
    case "tag":
      let tag = argument.expression.trimmedDescription
      if tag.hasSuffix(".self") { return try writeName(link, label: "tag", .tag) }
      guard let constant = types.index.constant(tag) else { throw .variableTag }
      try writeName(link, constant: "\"\(constant)\"", .constantTag)
    default:
      guard argument.expression.trimmedDescription == ".default" else { throw .unknownSetting }
      replace(link, ".default()", .defaultComponent)
    }
  }

  // MARK: Lifetimes

  private mutating func writeLifetime(_ link: RegistrationChain.Link) throws(Obstacle) {
    let isCycle = graph.isSharedInCycle(facts.place)
    let (text, name): (String, Rule.Name)
    switch facts.lifetime {
    case .single where facts.isEager: (text, name) = ("single", .single)
    case .single, .lazySingle: (text, name) = ("perRun(.strong)", .lazySingle)
    case .weakSingle: (text, name) = ("perRun(.weak)", .weakSingle)
    case .perScope: (text, name) = ("perContainer(.strong)", .perScope)
    case .perDependency: (text, name) = (isCycle ? "objectGraph" : "prototype", .perDependency)
    case .perRequest: throw .perRequest
    case .none, .unknown: throw .variableLifetime
    }
    let isLast =
      chain.links.last { $0.name.contains("lifetime") || $0.name.hasPrefix("instance") }?.period.id
      == link.period.id
    guard isLast else { throw .severalLifetimes }
    let written = ".lifetime(.\(text))"
    change.rules.insert(rule(name))
    let old =
      link.period.text
      + link.call.trimmedDescription.suffix(
        link.call.textRange.upperBound - link.period.textRange.upperBound)
    if old != written { replace(link, written, name) }
  }
}
