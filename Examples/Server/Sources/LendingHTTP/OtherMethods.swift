import HTTPTypes
import Hummingbird

extension Router {
  /// Answers methods that a known path doesn't have with status 405, and with those that it has. Call it when all
  /// routes have been added.
  func refuseOtherMethods() {
    for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
      var methods = Set(routes.map(\.method))
      if methods.contains(.get) { methods.insert(.head) }
      let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
      for method in HTTPRequest.Method.standard.subtracting(methods) {
        on(RouterPath(path), method: method) { _, _ -> Response in
          throw HTTPError(
            .methodNotAllowed, headers: [.allow: allowed],
            message: "This path has the methods \(allowed).")
        }
      }
    }
  }
}

extension HTTPRequest.Method {
  fileprivate static let standard: Set<Self> = [
    .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch,
  ]
}
