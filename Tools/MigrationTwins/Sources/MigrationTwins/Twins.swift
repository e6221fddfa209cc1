public import DIEngine
internal import DITracing
internal import DIv3

/// An old module and the rewritten one, each on an engine of its own, which get the same requests.
///
/// ```swift
/// let builder = DIv1Compat.DIContainerBuilder()
/// builder.register(module: NewsModule())
/// let container = DIv3.DIContainer()
/// container.append(part: NewsPart.self)
///
/// let twins = Twins(old: try builder.build(), new: container)
/// twins.request("news", old: { try $0.resolve(News.self) }, new: { try $0.resolved() as News })
/// twins.request("again", old: { try $0.resolve(News.self) }, new: { try $0.resolved() as News })
/// #expect(twins.difference == nil)
/// ```
///
/// Of each request it compares whether it fails, how many objects of each type it makes, what they hold, which of them
/// are objects of earlier requests, and in which order each one's initializer and injections get what they need. Types
/// are compared by their names without the module, so that both modules may declare types of their own.
///
/// Use it in tests only: side effects of both modules happen. One thread uses it.
///
/// - Since: 0.1.0 of this package
public final class Twins<Old: GraphSource, New: GraphSource> {
  private let old: Side<Old>
  private let new: Side<New>

  /// The first difference; nil if there is none so far.
  ///
  /// - Since: 0.1.0 of this package
  public private(set) var difference: TwinDifference?

  /// Begins to watch both sides.
  ///
  /// `build()` of releases 1 and 2 has made the eager singles of the old side. A `DIContainer` of the module `DIv3`
  /// beside it makes its own now, by `initializeSingletonObjects()`, which a rewritten program calls at that place.
  ///
  /// - Parameters:
  ///   - old: The scope or container of the old module.
  ///   - new: The container of the rewritten one, with an engine of its own.
  /// - Precondition: The two have different engines: otherwise each would see the requests of the other.
  /// - Since: 0.1.0 of this package
  public init(old: Old, new: New) {
    precondition(
      old.engine !== new.engine,
      "Twins need two engines: make the containers without engine:, or with one engine each.")
    if !(old is DIContainer) { (new as? DIContainer)?.initializeSingletonObjects() }
    self.old = Side(old)
    self.new = Side(new)
  }

  /// Makes a request of both sides, and compares what happens.
  ///
  /// After a difference later requests are made, but not compared: they would tell consequences of the first one.
  ///
  /// - Parameters:
  ///   - name: What a difference calls the request.
  ///   - old: The request of the old side.
  ///   - new: The same request of the new side. Write `try container.resolved()`, which throws where `resolve()` traps.
  /// - Returns: The difference of this request; nil if there is none, or if an earlier one has some.
  /// - Complexity: Grows with the objects that the results reach.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func request<First, Second>(
    _ name: String, old: (Old) throws -> First, new: (New) throws -> Second
  ) -> TwinDifference? {
    let (first, second) = (self.old.log(of: old), self.new.log(of: new))
    guard difference == nil else { return nil }
    difference = first.difference(from: second, in: name)
    return difference
  }
}

/// One of the two, with the objects that its requests returned.
private final class Side<Source: GraphSource> {
  private let source: Source
  private var objects = KnownObjects()

  init(_ source: Source) { self.source = source }

  func log<Value>(of request: (Source) throws -> Value) -> RequestLog {
    let recorder = TraceRecorder()
    let observation = source.observe(recorder.record)
    let result = Result { try request(source) }
    observation.cancel()
    var log = RequestLog(recorder.requests)
    switch result {
    case .success(let value): log.value = ValueLog(value, &objects).lines
    case .failure(let error):
      log.isFailed = true
      log.error = Self.ownError(error)
    }
    return log
  }

  /// The type of the user's error behind an error; nil if it is one of the container's.
  private static func ownError(_ error: any Error) -> String? {
    if let failure = error as? DIFailure {
      guard let cause = failure.underlyingError else { return nil }
      return ownError(cause)
    }
    let name = TypeName.text(of: type(of: error))
    return name == "DIError" ? nil : name
  }
}
