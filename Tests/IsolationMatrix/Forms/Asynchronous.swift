import DIv3Async

nonisolated final class Cache: Sendable {
  let part: Diesel
  init(part: Diesel) async { self.part = part }
}

extension Matrix {
  /// Initializers of no actor that are asynchronous: with `NonisolatedNonsendingByDefault` their type is another one.
  func askAsynchronous() async {
    let container = DIContainer()
    container.register(Diesel.init)
    #if hasFeature(InferSendableFromCaptures)
    container.register(Cache.init)
    #else
    // The compiler warns here that a reference to an initializer isn't Sendable.
    container.register { (part: Diesel) async in await Cache(part: part) }
    #endif
    let cache: Cache = await container.resolve()
    note("asynchronous initializer", "\(type(of: cache.part))", "Diesel")
  }
}
