import CairnCore
import DITranquillity

/// The session from sign-in to sign-out, with a container of its own: all requests on it for a member
/// return the signed-in one.
public final class Session {
  public let member: Member
  public let container: DIContainer

  init(member: Member, parent: DIContainer) {
    self.member = member
    container = DIContainer(parent: parent)
    container.register { member }
    container.append(part: SessionPart.self)
    container.initializeObjectsForScope(memberScope)
  }

  public var home: MemberHome { container.resolve() }

  public func prepare(_ controller: Controller) {
    container.inject(into: controller)
    controller.viewDidLoad()
  }
}
