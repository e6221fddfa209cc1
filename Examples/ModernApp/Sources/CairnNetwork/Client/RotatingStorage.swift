import DITranquillity

/// Gives each object away a few times and forgets it then.
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
    // Whoever had it made uses it for the first time.
    kept[key] = (object, uses - 1)
  }

  func clean() {
    kept = [:]
  }
}

/// Keys are made anew after three requests.
let keyRotation = DIScope(name: "signing keys", storage: RotatingStorage(uses: 3))
