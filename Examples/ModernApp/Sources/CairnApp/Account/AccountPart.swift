import CairnCore
import DITranquillity

final class AccountPart: DIPart {
  static func load(container: DIContainer) {
    // Sessions don't use the guest, and only sessions use the greeting.
    container.register { Member.guest }
      .unused()
    container.register(Welcome.init)
      .lifetime(.perContainer(.strong))
      .unused()
    container.register(SessionManager.init(container:authenticator:bus:))
      .lifetime(.perContainer(.strong))
  }
}
