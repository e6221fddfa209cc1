import DIv3
import Foundation

extension [LoggedMessage] {
  /// The texts, with components reduced to their types.
  var steps: [String] {
    map {
      $0.message.replacingOccurrences(
        of: "<Component\\. type: (.+?); path: [^>]+>", with: "[$1]", options: .regularExpression)
    }
  }
}
