import Foundation

final class ResponseParser {
  /// Lines end with a semicolon, words with a space.
  func rows(_ response: String) -> [[String]] {
    return response.components(separatedBy: ";")
      .filter { !$0.isEmpty }
      .map { $0.components(separatedBy: " ") }
  }
}
