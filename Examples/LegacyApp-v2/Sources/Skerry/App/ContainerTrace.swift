import DITranquillity

/// Stores the log of containers for the developers' screen.
final class ContainerTrace: DILogger {
  private(set) var events: [DILogEvent] = []
  private(set) var lines: [String] = []

  func log(_ event: DILogEvent, msg: String) {
    events.append(event)
    lines.append(msg)
  }

  func clear() {
    events = []
    lines = []
  }

  /// The events, one word each.
  var words: [String] {
    return events.map { $0.word }
  }

  func count(_ word: String) -> Int {
    return words.filter { $0 == word }.count
  }
}

extension DILogEvent {
  var word: String {
    switch self {
    case .registration: return "registration"
    case .createSingle(.begin): return "singles{"
    case .createSingle(.end): return "}singles"
    case .resolving(.begin): return "resolving{"
    case .resolving(.end): return "}resolving"
    case .found(let info): return "found \(info.type)"
    case .resolve(.new): return "new"
    case .resolve(.cache): return "from cache"
    case .resolve(.use): return "use"
    case .cached: return "cached"
    case .injection(.begin): return "injection{"
    case .injection(.end): return "}injection"
    case .warning(.implNotFound(let info)): return "nobody implements \(info.type)"
    case .error(.noAccess): return "no access"
    case .error(.typeNotFound(let type)): return "no \(type)"
    case .error(.build(let errors)): return "build: \(errors.count)"
    case .error: return "error"
    }
  }
}
