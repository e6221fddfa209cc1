import DIv3
import Foundation

extension [Told] {
  /// The texts with each component by its type alone.
  var steps: [String] {
    map {
      $0.message.replacingOccurrences(
        of: "<Component\\. type: (.+?); path: [^>]+>", with: "[$1]", options: .regularExpression)
    }
  }
}
