extension Qualifier {
  /// Creates the qualifier of a name, without interning it.
  ///
  /// - Throws: A failure of the request for a type, if no component has the name.
  @usableFromInline
  package init(knownName name: String, for type: any Any.Type, in scope: Scope) throws(Failure) {
    guard let known = QualifierInterner.shared.knownName(name) else {
      throw Self.failure(ofUnknown: "name \"\(name)\"", .name(name), for: type, in: scope)
    }
    self = known
  }

  /// Creates the qualifier of a tag that is a value, without interning it.
  ///
  /// - Throws: A failure of the request for a type, if no component has the tag.
  @usableFromInline
  package init<Tag>(knownTag tag: Tag, for type: any Any.Type, in scope: Scope) throws(Failure) {
    guard let known = QualifierInterner.shared.knownTag(value: tag) else {
      throw Self.failure(ofUnknown: "tag \(tag)", .tag(tag), for: type, in: scope)
    }
    self = known
  }

  /// Creates the qualifier of a name in a request for an Optional, a delayed value, or many.
  ///
  /// Nil for an unregistered name, unless the request ignores names. A delayed request selects its component when it is
  /// made, so a later registration of the name doesn't matter.
  @usableFromInline
  package init?(ofOptional name: String, for type: any Any.Type) {
    let known = name.isEmpty ? Qualifier.none : QualifierInterner.shared.knownName(name)
    // Beside a tag or many, a name is ignored.
    guard known != nil || requestShape(of: elementBase(of: type)) != nil else { return nil }
    self = known ?? Qualifier.none
  }

  /// Returns the failure of a request with a name or a tag that no component has.
  private static func failure(
    ofUnknown text: String, _ label: Label, for type: any Any.Type, in scope: Scope
  ) -> Failure {
    let module = scope.currentModule()
    let registry = scope.registry
    let base = peeled(type)
    let search = ServiceSearch(type: base, qualifiers: [.unknown], module: module)
    guard let refusal = registry.locked({ search.choice(in: registry).refusal(of: base) }) else {
      preconditionFailure("No component has an unknown name.")
    }
    let context = ResolutionContext.current
    let failure = Failure(
      refusal.kind, requested: type, path: context.path, candidates: refusal.candidates,
      Failure.Circumstances(
        qualifier: text, registry: refusal.candidates.isEmpty ? registry : nil))
    return registry.reported(failure, TracedRequest(type, .one, [label]), context)
  }
}
