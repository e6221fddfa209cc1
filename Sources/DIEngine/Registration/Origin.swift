/// Where in the user's program components were registered. Those of one group share one origin.
package final class RegistrationSource: Sendable {
  /// The group that the components belong to; their own requests are made from there.
  package let owner: RequestingModule
  /// The part of the program that registered the components, below the group.
  package let part: (any Any.Type)?
  /// The groups that may see the components; nil where all may.
  package let availability: Set<RequestingModule>?

  package init(
    owner: RequestingModule = .none, part: (any Any.Type)? = nil,
    availability: Set<RequestingModule>? = nil
  ) {
    self.owner = owner
    self.part = part
    self.availability = availability
  }
}
