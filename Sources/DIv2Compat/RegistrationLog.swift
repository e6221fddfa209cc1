internal import DIEngine

/// Tells the loggers of the registrations of a builder: each once, in their order, when it is
/// described.
///
/// A registration is described when nobody can say more of it, or when the builder builds, whichever
/// comes first. One that waits for that lets those behind it wait, too.
final class RegistrationLog: @unchecked Sendable {
  private enum Entry {
    case registration(Declaration)
    case other(() -> String)

    func isAbout(_ declaration: Declaration) -> Bool {
      if case .registration(let own) = self { return own === declaration }
      return false
    }
  }

  private let mutex = Mutex()
  private var waiting: [(entry: Entry, isComplete: Bool)] = []

  func add(_ declaration: Declaration) {
    mutex.locked { waiting.append((.registration(declaration), false)) }
  }

  /// Tells of something that is described as it is, in its turn.
  func add(_ text: @escaping () -> String) {
    announce(
      mutex.locked {
        waiting.append((.other(text), true))
        return takeComplete()
      })
  }

  func complete(_ declaration: Declaration) {
    announce(
      mutex.locked {
        guard let index = waiting.lastIndex(where: { $0.entry.isAbout(declaration) }) else {
          return []
        }
        waiting[index].isComplete = true
        return takeComplete()
      })
  }

  func completeAll() {
    announce(
      mutex.locked {
        defer { waiting = [] }
        return waiting.map(\.entry)
      })
  }

  private func takeComplete() -> [Entry] {
    let complete = waiting.prefix(while: \.isComplete).map(\.entry)
    waiting.removeFirst(complete.count)
    return complete
  }

  private func announce(_ entries: [Entry]) {
    for entry in entries {
      switch entry {
      case .registration(let declaration): tell(.registration, declaration.text)
      case .other(let text): tell(.registration, text())
      }
    }
  }
}

extension Declaration {
  /// What the loggers are told.
  fileprivate var text: String {
    let isDefault = component.priority == .default
    var lines = ["\(isDefault ? "Default registration" : "Registration"): \(typeInfo)."]
    lines.append("  With lifetime: \(DILifeTime(component.lifetime)).")
    lines.append("  With types: \(visibleTypes.map { "\($0)" }.joined(separator: ", ")).")
    if !qualifiers.isEmpty {
      lines.append("  With names: \(qualifiers.map(\.text).joined(separator: ", ")).")
    }
    if !component.steps.isEmpty {
      lines.append("  With injections: \(component.steps.count).")
    }
    return lines.joined(separator: "\n")
  }
}
