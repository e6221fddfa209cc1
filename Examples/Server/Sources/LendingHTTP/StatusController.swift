import Foundation
import Hummingbird
public import Lending

/// Answers whether the server is up, without the database.
public struct StatusController: Sendable {
  private let request: CurrentRequest
  private let time: any TimeSource

  public init(request: CurrentRequest, time: any TimeSource) {
    self.request = request
    self.time = time
  }

  func show() -> StatusBody {
    StatusBody(request: request.id, member: request.member, time: time.now)
  }

  static func addRoutes(to router: some RouterMethods<LendingContext>) {
    router.get("status") { _, context in try context.scope().status.show() }
  }
}

struct StatusBody: ResponseEncodable {
  let request: String
  let member: String?
  let time: Date
}
