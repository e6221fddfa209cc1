extension Component {
  /// Whether the component has a factory, with or without runtime arguments.
  package var hasFactory: Bool { factory != nil || !rare.argumentFactories.isEmpty }

  /// Whether the factory without runtime arguments requests its dependencies from the container itself.
  package var asksContainer: Bool { factory?.asksContainer ?? false }

  /// Whether the main actor makes the objects.
  package var isMadeOnMainActor: Bool {
    rare.factory?.isolation === MainActor.shared
  }

  /// Whether only asynchronous requests can make an instance, because of the factory or an injection.
  package var needsTask: Bool {
    (rare.factory?.asyncBody != nil && body == nil) || rare.postInit?.asyncBody != nil
      || injections.contains { $0.asyncBody != nil }
  }

  /// Whether a closure that makes objects requests its dependencies from the container itself, so that nothing
  /// declares them.
  package var hasUndeclaredFactory: Bool {
    asksContainer || rare.argumentFactories.contains(where: \.asksContainer)
  }

  /// Whether the factory runs without arguments and without a task.
  package var canMakePlainly: Bool { body != nil }

  /// Whether an injection requests its dependencies from the container itself.
  package var hasUndeclaredInjection: Bool { injections.contains { $0.declare == nil } }

  /// Returns the slots in which a request on a scope would look for instances of the component, as far as they exist.
  /// Without a scope these are the slots that all requests share.
  ///
  /// Call it under the registry's lock, but look into the slots without it.
  package func existingSlots(for scope: Scope?) -> [InstanceSlot] {
    rare.identities.all(of: self).compactMap { identity in
      if let slot = identity.slot { return slot }
      if lifetime.kind.isForProcess {
        return processSlots.existingSlot(for: identity, lifetime.strength)
      }
      guard lifetime.kind.keeper == .slot else { return nil }
      var next = scope
      while let scope = next {
        if let slot = scope.find(identity.slotKey) { return slot.object }
        next = scope.parent
      }
      return nil
    }
  }
}
