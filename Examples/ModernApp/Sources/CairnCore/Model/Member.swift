/// A user of the app.
public final class Member: Sendable {
  public static let guest = Member(name: "guest", isInClub: false)

  public let name: String
  public let isInClub: Bool

  public init(name: String, isInClub: Bool) {
    self.name = name
    self.isInClub = isInClub
  }
}
