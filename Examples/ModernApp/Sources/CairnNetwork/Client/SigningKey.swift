import CairnCore

/// A key that may sign only a few requests.
final class SigningKey {
  private let number: Int

  init(numbering: Numbering) {
    number = numbering.next()
  }

  func signature(of path: String) -> String {
    "\(number):\(path.count)"
  }
}
