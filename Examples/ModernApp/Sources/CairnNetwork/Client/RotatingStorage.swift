import DITranquillity

/// A storage that returns each object a few times and then releases it.
final class RotatingStorage: DIStorage {
  private let uses: Int
  private var kept: [DIComponentInfo: (object: Any, left: Int)] = [:]

  init(uses: Int) {
    self.uses = uses
  }

  var any: [DIComponentInfo: Any] { kept.mapValues(\.object) }

  func fetch(key: DIComponentInfo) -> Any? {
    guard let (object, left) = kept[key], left > 0 else { return nil }
    kept[key] = (object, left - 1)
    return object
  }

  func save(object: Any, by key: DIComponentInfo) {
    // The requester that creates an object uses it for the first time.
    kept[key] = (object, uses - 1)
  }

  func clean() {
    kept = [:]
  }
}

/// A scope that replaces keys after three requests.
let keyRotation = DIScope(name: "signing keys", storage: RotatingStorage(uses: 3))
