/// Keeps tokens where the system would keep passwords. Nobody but this module gets it.
public final class TokenVault {
  private var tokens: [String: String] = [:]

  init() {}

  func keep(_ token: String?, for user: String) {
    tokens[user] = token
  }

  /// Whose tokens are here.
  public var users: [String] {
    return tokens.keys.sorted()
  }
}
