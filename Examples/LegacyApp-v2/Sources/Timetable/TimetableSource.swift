import Core

public protocol TimetableSource: AnyObject {
  func crossings(from: Port, to: Port) throws -> [Crossing]
}

final class RemoteTimetable: TimetableSource {
  private let api: ApiClient

  init(api: ApiClient) {
    self.api = api
  }

  func crossings(from: Port, to: Port) throws -> [Crossing] {
    return try api.get("crossings/\(from.name)/\(to.name)").compactMap(Crossing.init)
  }
}

final class CachedTimetable: TimetableSource {
  private var known: [String: [Crossing]] = [:]

  func crossings(from: Port, to: Port) -> [Crossing] {
    return known["\(from.name)-\(to.name)"] ?? []
  }

  func keep(_ crossings: [Crossing], from: Port, to: Port) {
    known["\(from.name)-\(to.name)"] = crossings
  }
}
