internal import DIEngine

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
