final class LanguageInterceptor: Interceptor {
  func complete(_ request: inout Request) {
    request.headers["Accept-Language"] = "en"
    request.via.append("language")
  }
}
