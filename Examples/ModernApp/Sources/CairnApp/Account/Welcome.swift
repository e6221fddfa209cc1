import CairnCore

public final class Welcome {
  private let member: Member

  init(member: Member) {
    self.member = member
  }

  public var text: String { "Good morning, \(member.name)!" }
}
