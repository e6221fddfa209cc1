extension Component {
  /// The services under which the component is offered. The first is its own type, unless a façade removed
  /// that.
  package var services: [Service] {
    get { listedServices ?? [Service(type)] }
    set { listedServices = newValue }
  }

  /// Returns whether one of the services has a type and a name or tag of its own, or none.
  func isOffered(as type: ObjectIdentifier, _ qualifier: Qualifier) -> Bool {
    guard let listedServices else {
      return qualifier == .none && type == ObjectIdentifier(self.type)
    }
    return listedServices.contains { $0.type == type && $0.qualifier == qualifier }
  }

  /// Returns whether a request for a type with the names and tags, or without any, may choose the component.
  package func isOffered(as type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> Bool {
    guard !qualifiers.isEmpty else { return isOffered(as: type, .none) }
    return qualifiers.allSatisfy {
      self.qualifiers.contains($0) || isOffered(as: type, $0)
    }
  }

  /// Returns whether a request without a name needs the component to be the default, and it isn't.
  func lacksDefault(_ qualifiers: [Qualifier]) -> Bool {
    qualifiers.isEmpty && behaviour.options.contains(.namelessNeedsDefault)
      && !self.qualifiers.isEmpty && priority == .normal
  }
}
