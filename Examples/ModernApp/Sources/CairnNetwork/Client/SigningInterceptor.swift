import DITranquillity

final class SigningInterceptor: Interceptor {
  private let key: Provider<SigningKey>

  init(key: Provider<SigningKey>) {
    self.key = key
  }

  func complete(_ request: inout Request) {
    request.headers["Signature"] = key.value.signature(of: request.path)
    request.via.append("signing")
  }
}
