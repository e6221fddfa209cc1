/// One declared dependency, and the vertices that it leads to.
package struct DependencyEdge: Sendable {
  /// What asks for the dependency.
  package enum Stage: Equatable, Sendable {
    case initializer
    /// An injection; a deferred one waits until the outermost object is made.
    case injection(isDeferred: Bool)
  }

  package let stage: Stage
  /// The type that is looked up, without all that says how it is wanted.
  package let type: any Any.Type
  /// The names and tags that are asked for, outermost first.
  package let qualifiers: [Qualifier]
  /// Whether the owner goes without what can't be had.
  package let isOptional: Bool
  /// Whether all components of the type are asked for.
  package let isMany: Bool
  /// Whether the objects are asked for later.
  package let isDelayed: Bool
  /// The vertices: one, all that an array has, or several none of which is preferred.
  package let targets: [Int]

  package init(
    _ stage: Stage, _ type: any Any.Type, _ qualifiers: [Qualifier] = [], isOptional: Bool = false,
    isMany: Bool = false, isDelayed: Bool = false, targets: [Int]
  ) {
    self.stage = stage
    self.type = type
    self.qualifiers = qualifiers
    self.isOptional = isOptional
    self.isMany = isMany
    self.isDelayed = isDelayed
    self.targets = targets
  }

  package var isInitial: Bool { stage == .initializer }

  package var isDeferred: Bool { stage == .injection(isDeferred: true) }
}

extension DependencyEdge {
  init(_ dependency: DependencyRecorder.Dependency, targets: [Int]) {
    let description = dependency.description
    self.init(
      dependency.stage, description.base, description.request.qualifiers,
      isOptional: description.isOptional, isMany: description.isMany,
      isDelayed: description.isDelayed, targets: targets)
  }
}
