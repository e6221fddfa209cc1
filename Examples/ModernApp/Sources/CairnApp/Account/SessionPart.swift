import CairnCore
import DITranquillity

/// What only a session's container has.
final class SessionPart: DIPart {
  static func load(container: DIContainer) {
    container.register(MemberHome.init(welcome:bookings:favourites:basket:))
      .memberLifetime()
      .root()
  }
}
