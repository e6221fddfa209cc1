internal import DIEngine

/// A registration that is logged once its description is complete.
protocol LoggedEntry: AnyObject {
  /// Whether no code can describe it further. Guarded by the log's mutex.
  var isDescribed: Bool { get set }
  /// The message for the loggers.
  var logText: String { get }
}

/// Logs the registrations of a builder: each once, in order, when its description is complete.
///
/// A description is complete when no code can continue it, or when the builder builds, whichever
/// comes first. An incomplete one delays those behind it.
final class RegistrationLog: Sendable {
  private let waiting = Guarded<[any LoggedEntry]>([])
  /// The graph to which the builder adds, if that is isolated.
  private let isolation: Isolation?

  init(_ isolation: Isolation?) {
    self.isolation = isolation
  }

  func add(_ entry: any LoggedEntry) {
    waiting.locked { $0.append(entry) }
  }

  func complete(_ entry: any LoggedEntry) {
    guard !takeOnly(entry) else { return announce(entry) }
    let described = waiting.locked { waiting -> [any LoggedEntry] in
      entry.isDescribed = true
      let described = Array(waiting.prefix(while: \.isDescribed))
      waiting.removeFirst(described.count)
      return described
    }
    described.forEach(announce)
  }

  func completeAll() {
    let all = waiting.locked { waiting -> [any LoggedEntry] in
      defer { waiting = [] }
      return waiting
    }
    all.forEach(announce)
  }

  /// Removes an entry if it is the only one, which is the usual case. Returns whether it did.
  private func takeOnly(_ entry: any LoggedEntry) -> Bool {
    waiting.locked { waiting in
      guard waiting.count == 1, waiting[0] === entry else { return false }
      waiting.removeLast()
      return true
    }
  }

  private func announce(_ entry: any LoggedEntry) {
    tell(.registration, in: isolation, entry.logText)
  }
}

extension Declaration: LoggedEntry {
  /// Reports that no code can describe the component further.
  func complete() {
    log.complete(self)
  }

  var logText: String {
    let isDefault = component.priority == .default
    var lines = ["\(isDefault ? "Default registration" : "Registration"): \(typeInfo)."]
    lines.append("  With lifetime: \(DILifeTime(component.lifetime)).")
    lines.append("  With types: \(visibleTypes.map { "\($0)" }.joined(separator: ", ")).")
    if !qualifiers.isEmpty {
      lines.append("  With names: \(qualifiers.map(\.text).joined(separator: ", ")).")
    }
    if !component.injections.isEmpty {
      lines.append("  With injections: \(component.injections.count).")
    }
    return lines.joined(separator: "\n")
  }
}

/// The log entry for one declaration of a type.
final class DeclaredTypeEntry: LoggedEntry {
  private let typeInfo: DITypeInfo
  var isDescribed = false
  var logText: String { "Registration protocol: \(typeInfo)" }

  init(_ typeInfo: DITypeInfo) {
    self.typeInfo = typeInfo
  }
}
