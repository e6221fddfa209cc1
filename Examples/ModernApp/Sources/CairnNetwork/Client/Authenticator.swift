import CairnCore

public final class Authenticator {
  public let client: APIClient
  private let tokens: any TokenStore
  private var credentials: (name: String, password: String)?

  init(client: APIClient, tokens: any TokenStore) {
    self.client = client
    self.tokens = tokens
  }

  public func signIn(name: String, password: String) -> Member? {
    let response = client.send("sign-in", ["name": name, "password": password])
    guard response.status == 200, let row = response.rows.first else { return nil }
    tokens.token = row[0]
    credentials = (name, password)
    return Member(name: name, isInClub: row[1] == "true")
  }

  public func signOut() {
    tokens.token = nil
    credentials = nil
  }

  func renew() -> Bool {
    guard let (name, password) = credentials else { return false }
    return signIn(name: name, password: password) != nil
  }
}
