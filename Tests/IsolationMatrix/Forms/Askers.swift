import Foundation

/// Code that makes a request.
nonisolated enum Asker: CaseIterable, Sendable {
  case main, detached, thread, queue, actor, concurrent

  func ask(_ question: @escaping @Sendable () -> String) async -> String {
    switch self {
    case .thread:
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: question()) }
      }
    case .queue:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: question()) }
      }
    case .main: await MainActor.run { question() }
    case .detached: await Task.detached { question() }.value
    case .actor: await Room().ask(question)
    case .concurrent: await Self.ask(question)
    }
  }

  private actor Room {
    func ask(_ question: @Sendable () -> String) -> String { question() }
  }

  @concurrent private static func ask(_ question: @Sendable () -> String) async -> String {
    question()
  }
}

/// Compares the answers that each asker gets: on a new container, and on one that the main actor has asked before.
actor Matrix {
  private var (forms, answers, failures) = (0, 0, 0)

  /// - Parameters:
  ///   - form: The name of the form.
  ///   - expected: The answer for the main actor.
  ///   - elsewhere: The answer for others, if the language makes a difference.
  ///   - makeQuestion: Makes a container, and returns the request.
  func compare(
    _ form: String, gives expected: String = "object", elsewhere: String? = nil,
    _ makeQuestion: @Sendable () -> @Sendable () throws -> String
  ) async {
    forms += 1
    for asker in Asker.allCases {
      let due = asker == .main ? expected : elsewhere ?? expected
      note("\(form), \(asker), cold", await asker.ask(answering(makeQuestion())), due)
      let question = answering(makeQuestion())
      note("\(form), main, first", await Asker.main.ask(question), expected)
      note("\(form), \(asker), warm", await asker.ask(question), due)
    }
  }

  func note(_ request: String, _ answer: String, _ expected: String) {
    answers += 1
    guard answer != expected else { return }
    failures += 1
    print("\(request): \(answer), expected \(expected)")
  }

  /// Prints how many answers there were, and ends the program.
  func end() -> Never {
    print("\(forms) forms, \(answers) answers, \(failures) unexpected")
    exit(failures == 0 ? 0 : 1)
  }
}

/// Answers with the code of a failure, which ends its text.
nonisolated private func answering(
  _ request: @escaping @Sendable () throws -> String
) -> @Sendable () -> String {
  {
    do { return try request() } catch {
      return "\(error)".split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    }
  }
}

@main nonisolated struct Program {
  static func main() async {
    _ = isOnMain()
    let matrix = Matrix()
    await matrix.askIsolation()
    await matrix.askTypes()
    await matrix.askEarlierReleases()
    await matrix.askAsynchronous()
    await matrix.end()
  }
}
