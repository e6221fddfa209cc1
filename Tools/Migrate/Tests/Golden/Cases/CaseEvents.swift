import DIEngine
public import DITracing
public import DIv1Compat
public import DIv2Compat
public import DIv3
import Foundation

/// Records what the containers of a case do, for the tests that compare both sides.
///
/// The modules of the cases declare `build()` and `initializeSingletonObjects()` for themselves, which call these: the
/// cases are code as its users write it.
public final class CaseEvents: @unchecked Sendable {
  /// What gets the events of the containers that a task makes; nil for nothing.
  @TaskLocal public static var current: CaseEvents?

  public let recorder = TraceRecorder()
  private let lock = NSLock()
  private var observations: [ObjectIdentifier: Observation] = [:]

  public init() {}

  private static func observe(_ source: some GraphSource) {
    guard let current else { return }
    let observation = source.observe(current.recorder.record)
    current.lock.withLock { current.observations[ObjectIdentifier(source.engine)] = observation }
  }

  public static func build(_ builder: DIv1Compat.DIContainerBuilder) throws -> DIv1Compat.DIScope {
    let scope = try builder.build()
    observe(scope)
    return scope
  }

  public static func build(
    _ builder: DIv2Compat.DIContainerBuilder
  ) throws -> DIv2Compat.DIContainer {
    let container = try builder.build()
    observe(container)
    return container
  }

  public static func initializeSingletonObjects(of container: DIv3.DIContainer) {
    container.initializeSingletonObjects()
    observe(container)
  }
}
