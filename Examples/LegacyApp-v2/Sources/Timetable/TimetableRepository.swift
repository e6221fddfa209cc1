import Core

/// Finds timetables in the cache, or else on the server.
public final class TimetableRepository {
  private let remote: TimetableSource
  private let cache: CachedTimetable

  init(remote: TimetableSource, cache: CachedTimetable) {
    self.remote = remote
    self.cache = cache
  }

  public func crossings(from: Port, to: Port) throws -> [Crossing] {
    let known = cache.crossings(from: from, to: to)
    guard known.isEmpty else { return known }
    let crossings = try remote.crossings(from: from, to: to)
    cache.keep(crossings, from: from, to: to)
    return crossings
  }
}
