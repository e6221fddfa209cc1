/// Conflicting claims of several components on one type.
package struct Conflict {
  /// The type, without layers of Optional.
  package let type: any Any.Type
  /// The names and tags that several components have.
  package let qualifiers: [Qualifier]
  /// All components that offer the type.
  package let components: [Component]
  /// The defaults for the type, if there are several.
  package let defaults: [Component]

  /// The components that have a name or tag that several components have.
  package let owners: [Component]

  /// The names and tags as texts.
  ///
  /// - Parameter texts: The texts that a façade prefers to those of the qualifiers.
  package func names(texts: [Qualifier: String] = [:]) -> Set<String> {
    Set(qualifiers.map { texts[$0] ?? QualifierInterner.shared.rawText(of: $0) })
  }
}

extension Conflict {
  /// Returns the conflicts that components would cause among each other and with those of a registry.
  ///
  /// - Parameter added: Components that are about to be added. Conflicts among components that are already
  ///   registered aren't returned.
  /// - Returns: One conflict for each type, in the order in which the types first appear.
  /// - Complexity: Proportional to the number of components that offer the types.
  package static func conflicts(of added: [Component], in registry: Registry) -> [Conflict] {
    var types: [any Any.Type] = []
    var offering: [ObjectIdentifier: [Component]] = [:]
    for component in added {
      var own: Set<ObjectIdentifier> = []
      for service in component.services where own.insert(service.type).inserted {
        if offering[service.type] == nil { types.append(service.metatype) }
        offering[service.type, default: []].append(component)
      }
    }
    return registry.locked {
      types.compactMap { type in
        let key = ObjectIdentifier(type)
        let existing = registry.offers.candidates(key)
        return Conflict(of: type, existing, offering[key] ?? [])
      }
    }
  }

  private init?(of type: any Any.Type, _ existing: [Component], _ added: [Component]) {
    let key = ObjectIdentifier(type)
    let all = existing + added
    guard all.count > 1 else { return nil }
    var seen = Set(existing.flatMap { $0.qualifiers(as: key) })
    let clashing = added.flatMap { $0.qualifiers(as: key) }.filter { !seen.insert($0).inserted }
    let defaults = all.filter { $0.isDefault(as: key) }
    let isOurs = added.contains { $0.isDefault(as: key) }
    guard !clashing.isEmpty || (defaults.count > 1 && isOurs) else { return nil }
    self.init(
      type: type, qualifiers: clashing, components: all,
      defaults: defaults.count > 1 && isOurs ? defaults : [],
      owners: all.filter { $0.qualifiers(as: key).contains(where: clashing.contains) })
  }
}

extension Component {
  /// Returns whether the component is the default for requests for one of its types without a name or tag.
  fileprivate func isDefault(as type: ObjectIdentifier) -> Bool {
    priority == .default && services.contains { $0.type == type && $0.qualifier == .none }
  }

  /// Returns the names and tags by which the component can be requested as one of its types, each once.
  func qualifiers(as type: ObjectIdentifier) -> [Qualifier] {
    var seen: Set<Qualifier> = [.none]
    let ofService = services.filter { $0.type == type }.map(\.qualifier)
    return (qualifiers + ofService).filter { seen.insert($0).inserted }
  }
}
