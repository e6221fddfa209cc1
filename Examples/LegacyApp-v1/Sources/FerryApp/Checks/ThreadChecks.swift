import DITranquillity
import Dispatch
import FerryCore
import Foundation

/// Concurrent requests on several queues.
struct ThreadChecks {
  private let list: Checklist

  init(_ list: Checklist) {
    self.list = list
  }

  func run() throws {
    let scope = try AppDelegate().container
    let lock = NSLock()
    var services: [NetworkService] = []
    var sessions: [Session] = []
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let service: NetworkService = *!scope
      let session: Session = *!scope
      lock.lock()
      services.append(service)
      sessions.append(session)
      lock.unlock()
    }
    list.check(services.count == 16, "all queues got a service")
    list.check(services.filter { $0 !== services[0] }.isEmpty, "the same one")
    list.check(services.filter { $0.logger == nil }.isEmpty, "that was complete")
    list.check(sessions.filter { $0 !== sessions[0] }.isEmpty, "and the same session")
    list.check(sessions[0].analytics.events == ["session"], "which was begun once")
  }
}
