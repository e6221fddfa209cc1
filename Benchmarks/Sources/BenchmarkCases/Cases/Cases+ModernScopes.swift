import DIv3

/// The costs of shared objects and of containers that live for one request.
extension Cases {
  static let modernScopes = [
    Case(
      "modern.kept", "finished object of a container", .atMost(1.5),
      .ratio(limit: HandWritten.shared, subject: ModernRequests.kept)),
    Case(
      "modern.kept.weak", "the same, held weakly", .none,
      .ratio(limit: HandWritten.shared, subject: ModernRequests.weaklyKept)),
    Case(
      "modern.kept.custom", "finished object of a scope of the user's", .atMost(1.5),
      .ratio(limit: HandWritten.shared, subject: ModernRequests.kept(in: DICacheStorage()))),
    Case(
      "modern.threads.custom", "two threads on one object of such a scope", .none,
      .speedUp(
        oneThread: Threads.one(ModernRequests.kept(in: DICacheStorage())),
        twoThreads: Threads.two(ModernRequests.kept(in: DICacheStorage())))),
    Case(
      "modern.threads.kept", "two threads on one object of a container", .none,
      .speedUp(
        oneThread: Threads.one(ModernRequests.kept), twoThreads: Threads.two(ModernRequests.kept))),
    Case(
      "modern.request", "container of an engine, for one request", .atMost(3_000),
      .surplus(limit: HandWrittenRequest.request, subject: ModernRequests.ofEngine)),
    Case(
      "modern.request.argument", "the same, which keeps its argument", .atMost(3_000),
      .surplus(limit: HandWrittenRequest.argument, subject: ModernRequests.ofArgument)),
    Case(
      "modern.threads.request", "two threads on containers for requests", .none,
      .speedUp(
        oneThread: Threads.one(ModernRequests.ofEngine),
        twoThreads: Threads.two(ModernRequests.ofEngine))),
    Case(
      "modern.threads.argument", "two threads on containers that keep their argument", .none,
      .speedUp(
        oneThread: Threads.one(ModernRequests.ofArgument),
        twoThreads: Threads.two(ModernRequests.ofArgument))),
    Case(
      "limit.threads.request", "the same by hand", .none,
      .speedUp(
        oneThread: Threads.one(HandWrittenRequest.request),
        twoThreads: Threads.two(HandWrittenRequest.request))),
    Case(
      "modern.request.child", "child container, for one request", .atMost(10_000),
      .surplus(limit: HandWrittenRequest.request, subject: ModernRequests.child)),
    Case(
      "modern.request.child-1000", "the same beside 1,000 components", .atMost(10_000),
      .surplus(limit: HandWrittenRequest.request, subject: ModernRequests.childOfMany)),
  ]
}
