/// What happens in a request, as observers of an engine receive it.
///
/// Three kinds of *spans* have a beginning and an end, which are events: a request, the making of an object, and
/// injections. The events between the two belong to the span; ``depth`` counts how many are open, ``spanID`` tells which
/// one an event is about.
///
/// ```swift
/// container.observe { event in
///   if case .made(let component, let seconds) = event.kind {
///     print(component.type, seconds)
///   }
/// }
/// ```
///
/// - Since: 0.1.0 of this package
public struct ContainerEvent: Sendable {
  /// What happens.
  ///
  /// - Since: 0.1.0 of this package
  public enum Kind: Sendable {
    /// A request begins.
    case requested(Request)
    /// A component was chosen for a request.
    case found(Component, for: Request)
    /// The making of an object begins, with its immediate injections.
    case making(Component)
    /// An object was made. It may wait for deferred injections.
    case made(Component, seconds: Double)
    /// The making of an object has failed.
    case notMade(Component, seconds: Double)
    /// Deferred injections into an object begin.
    case injecting(Component)
    /// Deferred injections into an object have ended.
    case injected(Component, seconds: Double)
    /// Other code passed an object to the container, which injects into it.
    case given(Component)
    /// A request found an existing object: a kept one, or an unfinished one of the running request.
    case reused(Component, isFinished: Bool)
    /// An object is kept from now on, as its lifetime demands.
    case kept(Component)
    /// A request failed, for a reason with the path of the request. An Optional is nil then. If the graph has no answer,
    /// the innermost request reports it, once. If a closure of the app throws an error, the request for the closure's
    /// component reports it, as does each one whose closure passes the error on.
    case failed(Request, reason: String)
    /// A request has ended, with an object or without. The outermost one ends when all injections have run.
    case ended(Request, seconds: Double)
  }

  /// The component of an event.
  ///
  /// - Since: 0.1.0 of this package
  public struct Component: Sendable, CustomStringConvertible {
    /// The registered type.
    ///
    /// - Since: 0.1.0 of this package
    public let type: any Any.Type

    /// The file of the registration.
    ///
    /// - Since: 0.1.0 of this package
    public let file: String

    /// The line of the registration.
    ///
    /// - Since: 0.1.0 of this package
    public let line: Int

    /// What keeps the component's objects, in the engine's words: `nowhere`, `graph`, `scope`, `scopeUntilCleaned`,
    /// `engine`, `process`, `store` or `external`.
    ///
    /// - Since: 0.1.0 of this package
    public let lifetime: String

    /// The generation of the API that registered it: 1, 2, or 3 for 3.x to 6.x; 0 if it is unknown.
    ///
    /// - Since: 0.1.0 of this package
    public let generation: Int

    /// The type, and the place of the registration.
    ///
    /// - Since: 0.1.0 of this package
    public var description: String { "\(type) (\(place))" }

    /// The file without its directory, and the line.
    var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
  }

  /// The request of an event.
  ///
  /// - Since: 0.1.0 of this package
  public struct Request: Sendable, CustomStringConvertible {
    /// The requested type.
    ///
    /// - Since: 0.1.0 of this package
    public let type: any Any.Type

    /// The name and tags of the request.
    ///
    /// - Since: 0.1.0 of this package
    public let labels: [String]

    /// Whether the request asks for the objects of all components of the type.
    ///
    /// - Since: 0.1.0 of this package
    public let isMany: Bool

    /// The type, and what the request states besides.
    ///
    /// - Since: 0.1.0 of this package
    public var description: String {
      ([isMany ? "many \(type)" : "\(type)"] + labels).joined(separator: ", ")
    }
  }

  /// Who makes a request.
  ///
  /// - Since: 0.1.0 of this package
  public enum Requester: Hashable, Sendable, CustomStringConvertible {
    /// A thread, by a number that the library gives it. What the main thread does for a thread that waits for it counts
    /// as that thread's.
    case thread(Int)
    /// A task that makes an asynchronous request, by a number of that request: no other outermost request of a task has it.
    case task(Int)

    /// The kind and the number.
    ///
    /// - Since: 0.1.0 of this package
    public var description: String {
      switch self {
      case .thread(let number): "thread \(number)"
      case .task(let number): "task \(number)"
      }
    }
  }

  /// What happens.
  ///
  /// - Since: 0.1.0 of this package
  public let kind: Kind

  /// When it happens: nanoseconds of a clock that never goes back.
  ///
  /// - Since: 0.1.0 of this package
  public let time: UInt64

  /// The number of requests, makings and injections that the thread or task has begun before and not ended. An end has
  /// the depth of its beginning.
  ///
  /// - Since: 0.1.0 of this package
  public let depth: Int

  /// Who makes the request.
  ///
  /// - Since: 0.1.0 of this package
  public let requester: Requester

  /// The span that begins or ends, or within which something happens: a number that no other span of the process has.
  /// Nil if that span began before the observation.
  ///
  /// - Since: 0.1.0 of this package
  public let spanID: UInt64?

  /// The span within which the span ``spanID`` began. For the requests of a task that an asynchronous closure started, it
  /// is the one in which the closure runs: that belongs to another requester. Nil for an outermost request, and for a span
  /// that began before the observation or within such a one.
  ///
  /// - Since: 0.1.0 of this package
  public let parentSpanID: UInt64?
}
