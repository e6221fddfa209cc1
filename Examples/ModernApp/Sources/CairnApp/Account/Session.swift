import CairnCore
import DITranquillity

/// From signing in to signing out, with a container of its own: who asks it for a member gets the
/// one who is signed in, wherever in the app that is needed.
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
