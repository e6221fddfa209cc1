import CairnCore
import DITranquillity

/// The components of a session's container.
final class SessionPart: DIPart {
  static func load(container: DIContainer) {
    container.register(MemberHome.init(welcome:bookings:favourites:basket:))
      .memberLifetime()
      .root()
  }
}
