internal import DIEngine

/// Something that loggers are told of once it is described.
protocol LoggedEntry: AnyObject {
  /// Whether nobody can say more of it. Guarded by the log.
  var isDescribed: Bool { get set }
  /// What the loggers are told.
  var logText: String { get }
}

/// Tells the loggers of the registrations of a builder: each once, in their order, when it is
/// described.
///
/// A registration is described when nobody can say more of it, or when the builder builds, whichever
/// comes first. One that waits for that lets those behind it wait, too.
final class RegistrationLog: @unchecked Sendable {
  private let mutex = Mutex()
  private var waiting: [any LoggedEntry] = []

  func add(_ entry: any LoggedEntry) {
    mutex.lock()
    defer { mutex.unlock() }
    waiting.append(entry)
  }

  func complete(_ entry: any LoggedEntry) {
    guard !takeOnly(entry) else { return announce(entry) }
    let described = mutex.locked { () -> [any LoggedEntry] in
      entry.isDescribed = true
      let described = Array(waiting.prefix(while: \.isDescribed))
      waiting.removeFirst(described.count)
      return described
    }
    described.forEach(announce)
  }

  func completeAll() {
    let all = mutex.locked { () -> [any LoggedEntry] in
      defer { waiting = [] }
      return waiting
    }
    all.forEach(announce)
  }

  /// Takes an entry out if no other one waits, which is what mostly happens.
  private func takeOnly(_ entry: any LoggedEntry) -> Bool {
    mutex.lock()
    defer { mutex.unlock() }
    guard waiting.count == 1, waiting[0] === entry else { return false }
    waiting.removeLast()
    return true
  }

  private func announce(_ entry: any LoggedEntry) {
    tell(.registration, entry.logText)
  }
}

extension Declaration: LoggedEntry {
  /// Says that nobody describes the registration any further.
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

/// What loggers are told of one declaration of a type.
final class DeclaredTypeEntry: LoggedEntry {
  private let typeInfo: DITypeInfo
  var isDescribed = false
  var logText: String { "Registration protocol: \(typeInfo)" }

  init(_ typeInfo: DITypeInfo) {
    self.typeInfo = typeInfo
  }
}
