import CairnApp
import CairnCore
import CairnNetwork
import DITranquillity
import Foundation

struct ThreadChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    let container = stage.anotherContainer()
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let repository: any HutRepository = container.resolve()
      let client: APIClient = container.resolve()
      let authenticator: Authenticator = container.resolve()
      found.add(repository, client, authenticator)
      if client.authenticator !== authenticator { found.add(container) }
    }
    list.equal(found.count, 3, "shared objects are made once, whatever the number of threads")
  }
}

private final class Found: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  func add(_ added: AnyObject...) {
    lock.lock()
    defer { lock.unlock() }
    for object in added { objects[ObjectIdentifier(object)] = object }
  }

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return objects.count
  }
}
