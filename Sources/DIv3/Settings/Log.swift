package import DIEngine
internal import DIGraphRules

extension DILogLevel {
  fileprivate var strictness: Int {
    switch self {
    case .verbose: return 0
    case .info: return 1
    case .warning: return 2
    case .error: return 3
    case .none: return 4
    }
  }
}

/// Receives the messages of an isolated graph, whatever the settings of the process say.
package final class LogReceiver: IsolatedLog {
  /// The least severe level.
  private let least: DILogLevel
  private let function: @Sendable (DILogLevel, String) -> Void
  private let endOfProcess: @Sendable (String) -> Void

  /// - Parameters:
  ///   - least: The least severe level that `function` receives.
  ///   - endOfProcess: Receives the cause of a trap before it ends the process.
  package init(
    _ least: DILogLevel, endOfProcess: @escaping @Sendable (String) -> Void,
    _ function: @escaping @Sendable (DILogLevel, String) -> Void
  ) {
    self.least = least
    self.function = function
    self.endOfProcess = endOfProcess
  }

  /// The receiver for the graph about which the running code reports.
  static var current: LogReceiver? { Isolation.current?.log as? LogReceiver }

  fileprivate func receiving(_ level: DILogLevel) -> DILogFunc? {
    guard level.strictness >= least.strictness else { return nil }
    return function
  }

  func processEnds(_ message: String) { endOfProcess(message) }

  package func receive(_ severity: MessageSeverity, _ text: () -> String) {
    let level: DILogLevel
    switch severity {
    case .step: level = .verbose
    case .note: level = .info
    case .warning: level = .warning
    case .error: level = .error
    }
    receiving(level)?(level, text())
  }
}

/// Logs a message if its level is severe enough.
package func log(_ level: DILogLevel, _ message: @autoclosure () -> String) {
  // The message stands here once: each caller gets a copy of this function.
  logFunction(for: level)?(level, message())
}

/// Returns what receives the messages of a level; nil if nothing does.
private func logFunction(for level: DILogLevel) -> DILogFunc? {
  if let receiver = LogReceiver.current { return receiver.receiving(level) }
  let least = DISetting.Log.level
  guard level.strictness >= least.strictness, let function = DISetting.Log.fun else { return nil }
  guard least == .verbose && ResolutionContext.current.traceDepth > 0 else { return function }
  return { function($0, indentation + $1) }
}

private var indentation: String {
  String(repeating: DISetting.Log.tab, count: ResolutionContext.current.traceDepth)
}

/// Logs an event of the engine from which a resolution recovered.
@Sendable
func report(_ event: Event) {
  switch event {
  case .injectionSkipped(let failure):
    log(.error, "Injection is skipped. \(failure.modernText)")
  case .injectedNil(let failure, let owner):
    // The type doesn't distinguish a property with `!` from one with `?`: code that uses the former traps.
    log(
      level(of: failure) == .error ? .error : .warning,
      """
      An injection into \(DIComponentInfo(owner)) sets nil, even if its property is declared with !. \
      \(failure.shortText)
      """)
  case .nothingFound(let failure):
    guard DISetting.Log.isSet || LogReceiver.current != nil else { return }
    log(failure)
  case .softened(let failure):
    if case .recursion = failure.kind {
      return log(.error, "An element of many is omitted. \(failure.modernText)")
    }
    log(failure)
  case .surplusArguments(let component, let given, let taken):
    log(
      .info,
      """
      \(DIComponentInfo(component)) takes \(taken == 1 ? "1 argument" : "\(taken) arguments"), but the request \
      passes \(given): the surplus is ignored.
        To do: write arg($0) for each parameter that takes an argument, or pass fewer.
      """)
  case .severalTests(let type, let candidates):
    let places = candidates.map { "\(DIComponentInfo($0))" }.joined(separator: ", ")
    log(.error, "Several test components for \(type): [\(places)]")
  case .longWait(let report):
    log(.warning, report.description)
  case .unended(let component):
    log(
      .warning,
      """
      Objects of \(DIComponentInfo(component)) were released without their end.
        To do: end what keeps them: try await container.end().
      """)
  case .endWithoutOwner(let component):
    log(
      .warning,
      """
      \(DIComponentInfo(component)) has an end that never runs: no container keeps its objects.
        To do: give it a lifetime that keeps them, such as perContainer, or end them where they are used.
      """)
  case .endsWaitForEachOther(let components):
    let path = components.map { "\(DIComponentInfo($0))" }.joined(separator: ", then ")
    log(
      .warning,
      """
      The end of \(path) ends a container that waits for it: that call doesn't wait.
        To do: let one of the two end the other, or end both where neither waits.
      """)
  case .besideRoots(let component):
    log(
      .error,
      """
      \(DIComponentInfo(component)) is requested from outside, but is not a root component.
        To do: mark it by root(), or request it only as a dependency. The log says so once.
      \(FailureCode.besideRoots.line)
      """)
  case .keptTwice(let component):
    log(
      .warning,
      """
      \(DIComponentInfo(component)) has an end, and both the first container of its engine and another one keep an object.
        To do: let all share one by .lifetime(.custom(scope)), or request it only from containers that need their own.
      \(FailureCode.keptTwice.line)
      """)
  }
}

/// Logs a failure that left something out.
package func log(_ failure: Failure) {
  log(level(of: failure), failure.shortText)
}

/// Returns the level for the message about a failure.
private func level(of failure: Failure) -> DILogLevel {
  switch failure.kind {
  case .ambiguous, .severalExternal, .factoryNotFound: return .warning
  case .argumentMissing, .argumentsAmbiguous, .wrongArgument, .argumentsNotTaken: return .error
  default: return .info
  }
}

func reportWeakValue(_ component: Component, _ lifetime: DILifeTime) {
  log(
    .warning,
    """
    \(DIComponentInfo(component)) has the lifetime \(lifetime), but is a struct or an enum, which nothing can hold \
    weakly: each request makes a new value.
      To do: use .strong, or register a class.
    """)
}

func reportRepetition(_ component: Component) {
  log(
    .warning,
    """
    \(DIComponentInfo(component)) is registered again; the first registration stands.
      To do: \(GraphModel.registrationOfEachCall).
    """)
}

func reportRepetition(_ component: Component, adding service: Service) {
  let qualifier = QualifierInterner.shared.text(of: service.qualifier)
  let key = "\(service.metatype)" + (qualifier.isEmpty ? "" : " with \(qualifier)")
  log(
    .warning,
    """
    \(DIComponentInfo(component)) is registered again, as \(key): requests for that get an object of the \
    first factory.
      To do: \(GraphModel.registrationOfEachCall).
    """)
}

func reportCopies(of component: Component) {
  log(
    .warning,
    """
    \(DIComponentInfo(component)) is a struct or an enum: its injections receive a copy, and what they \
    assign to it is lost.
      To do: pass the dependencies to the initializer, or register a class.
    """)
}

func reportReplacement(
  of former: DILifeTime, by lifetime: DILifeTime, _ component: Component
) {
  log(
    .warning,
    """
    \(DIComponentInfo(component)) has two lifetimes: \(lifetime) replaces \(former).
      To do: call lifetime(_:) once.
    """)
}
