import Combine
import DIDoubles
import DIEngine
import DIv3
import DIv3SwiftUI
import Observation
import SwiftUI

final class BackupShop: Shop {
  let name = "backup"
}

enum Backup {}

/// A service without a lifetime, which shows how often it is made.
final class Ticket {
  static let made = Guarded(0)
  let number: Int

  init() {
    number = Self.made.locked {
      $0 += 1
      return $0
    }
  }
}

@MainActor
@Observable
final class MailModel {
  var seen = 0
  var unseen = 0
}

protocol CounterModel: AnyObject {
  var count: Int { get set }
}

final class PublishedCounter: ObservableObject, CounterModel {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

/// The container of the guide, and what only tests need.
func makeApp() -> DIContainer {
  let app = makeContainer()
  app.register(BackupShop.init)
    .as(check: (any Shop).self, tag: Backup.self) { $0 }
    .as(check: (any Shop).self, name: "backup") { $0 }
  app.register(Ticket.init)
  app.register(MailModel.init)
  app.register(PublishedCounter.init).as(check: (any CounterModel).self) { $0 }
  return app
}
