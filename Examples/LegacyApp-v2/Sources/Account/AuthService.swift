import Core

protocol AuthService: AnyObject {
  func login(user: String, pin: String) throws -> String
}

final class DockAuthService: AuthService {
  private let api: ApiClient
  private let vault: TokenVault

  init(api: ApiClient, vault: TokenVault) {
    self.api = api
    self.vault = vault
  }

  func login(user: String, pin: String) throws -> String {
    let answer = try api.get("login/\(user)/\(pin)")
    vault.keep(answer.first, for: user)
    return answer[0]
  }
}
