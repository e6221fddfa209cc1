/// A generation of the library's API.
package enum Generation: Int, Sendable, CaseIterable, Codable {
  /// Releases 0.9.9 - 1.3.1.
  case release1 = 1
  /// Releases 2.0.0 - 2.3.3.
  case release2 = 2
  /// Releases 3.0 - 6.0.
  case modern = 3

  /// The modules by which a file imports the generation by its own name.
  var moduleNames: Set<String> {
    switch self {
    case .release1: ["DIv1Compat"]
    case .release2: ["DIv2Compat"]
    case .modern: ["DIv3", "DIv3Async"]
    }
  }

  /// The name of the type by which old code makes requests.
  var scopeType: String {
    self == .release1 ? "DIScope" : "DIContainer"
  }
}
