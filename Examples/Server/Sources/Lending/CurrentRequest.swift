/// The request that the server is answering, and the member who sent it.
///
/// One per HTTP request. Objects of the request's scope take it as a dependency, so that no method needs to
/// pass it on.
public final class CurrentRequest: Sendable {
  public let id: String
  /// The name of the member, or nil if the request is anonymous.
  public let member: String?

  /// - Parameters:
  ///   - id: The identifier of the request.
  ///   - member: The name of the member. Without one, and with a blank one, the request is anonymous.
  /// - Throws: `LendingError.invalid` if the name is too long or not on one line.
  public init(id: String, member: String?) throws(LendingError) {
    self.id = id
    self.member = try Line(member ?? "", of: "The name of a member")?.text
  }

  /// Returns the name of the member who sent the request.
  ///
  /// - Throws: `LendingError.memberRequired` if the request is anonymous.
  public func requireMember() throws(LendingError) -> String {
    guard let member else { throw .memberRequired }
    return member
  }
}
