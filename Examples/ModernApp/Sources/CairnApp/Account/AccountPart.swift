import CairnCore
import DITranquillity

final class AccountPart: DIPart {
  static func load(container: DIContainer) {
    // Nobody needs the guest in a session, nor the greeting outside of one.
    container.register { Member.guest }
      .unused()
    container.register(Welcome.init)
      .lifetime(.perContainer(.strong))
      .unused()
    container.register(SessionManager.init(container:authenticator:bus:))
      .lifetime(.perContainer(.strong))
  }
}
