import BenchmarkModels

/// The objects of one request, by hand: a lazy variable for each.
private final class HandWrittenRequestScope {
  let context: RequestContext
  let app: HandWrittenRequestApp
  lazy var session = RequestSession(
    requestContext: context, appConfiguration: app.configuration)
  lazy var user = RequestUser(requestSession: session)
  lazy var transaction = RequestTransaction(
    requestContext: context, appDatabase: app.database)
  lazy var audit = RequestAudit(requestUser: user, appLogger: app.logger)
  lazy var store = RequestStore(requestTransaction: transaction, requestAudit: audit)

  init(_ number: Int, _ app: HandWrittenRequestApp) {
    context = RequestContext(int: number)
    self.app = app
  }

  func controller() -> RequestController {
    RequestController(
      requestUser: user, requestStore: store, appConfiguration: app.configuration,
      appLogger: app.logger)
  }
}

/// The objects that the whole app shares.
private final class HandWrittenRequestApp {
  lazy var configuration = AppConfiguration()
  lazy var database = AppDatabase()
  lazy var logger = AppLogger()
}

/// The same for a request that only tells its status.
private final class HandWrittenStatusScope {
  let context: RequestContext
  let clock: any Clock

  init(_ number: Int, _ clock: any Clock) {
    context = RequestContext(int: number)
    self.clock = clock
  }

  var status: RequestStatus { RequestStatus(context: context, clock: clock) }
}

enum HandWrittenRequest {
  static let request = Work("limit.request") {
    let app = HandWrittenRequestApp()
    return { count in
      for number in 0..<count { consume(HandWrittenRequestScope(number, app).controller()) }
    }
  }

  static let argument = Work("limit.request.argument") {
    let clock: any Clock = SystemClock()
    return { count in
      for number in 0..<count { consume(HandWrittenStatusScope(number, clock).status.context) }
    }
  }
}
