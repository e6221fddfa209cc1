/// The context of one request of a server.
public final class RequestContext {
  public let number: Int

  @inline(never)
  public init(number: Int) { self.number = number }
}

/// The objects that the whole app shares.
public final class AppConfiguration {
  @inline(never)
  public init() {}
}

public final class AppDatabase {
  @inline(never)
  public init() {}
}

public final class AppLogger {
  @inline(never)
  public init() {}
}

/// An object of the app that requests use by a protocol.
public protocol Clock {}

public final class SystemClock: Clock {
  @inline(never)
  public init() {}
}

/// The objects that one request shares.
public final class RequestSession {
  public let context: RequestContext
  public let configuration: AppConfiguration

  @inline(never)
  public init(context: RequestContext, configuration: AppConfiguration) {
    (self.context, self.configuration) = (context, configuration)
  }
}

public final class RequestUser {
  public let session: RequestSession

  @inline(never)
  public init(session: RequestSession) { self.session = session }
}

public final class RequestTransaction {
  public let context: RequestContext
  public let database: AppDatabase

  @inline(never)
  public init(context: RequestContext, database: AppDatabase) {
    (self.context, self.database) = (context, database)
  }
}

public final class RequestAudit {
  public let user: RequestUser
  public let logger: AppLogger

  @inline(never)
  public init(user: RequestUser, logger: AppLogger) { (self.user, self.logger) = (user, logger) }
}

public final class RequestStore {
  public let transaction: RequestTransaction
  public let audit: RequestAudit

  @inline(never)
  public init(transaction: RequestTransaction, audit: RequestAudit) {
    (self.transaction, self.audit) = (transaction, audit)
  }
}

/// The object that answers a request; it depends on five objects of the request and three of the app.
public final class RequestController {
  public let user: RequestUser
  public let store: RequestStore
  public let configuration: AppConfiguration
  public let logger: AppLogger

  @inline(never)
  public init(
    user: RequestUser, store: RequestStore, configuration: AppConfiguration, logger: AppLogger
  ) {
    (self.user, self.store) = (user, store)
    (self.configuration, self.logger) = (configuration, logger)
  }
}

/// A value that answers a request; it depends on the request's context and on the clock of the app.
public struct RequestStatus {
  public let context: RequestContext
  public let clock: any Clock

  @inline(never)
  public init(context: RequestContext, clock: any Clock) {
    (self.context, self.clock) = (context, clock)
  }
}
