/// Stores tokens in place of the system's keychain. Only this module can access it.
public final class TokenVault {
  private var tokens: [String: String] = [:]

  init() {}

  func keep(_ token: String?, for user: String) {
    tokens[user] = token
  }

  /// The users with a stored token.
  public var users: [String] {
    return tokens.keys.sorted()
  }
}
