import CairnCore

final class TokenInterceptor: Interceptor {
  private let tokens: any TokenStore

  init(tokens: any TokenStore) {
    self.tokens = tokens
  }

  func complete(_ request: inout Request) {
    request.headers["Authorization"] = tokens.token
    request.via.append("token")
  }
}
