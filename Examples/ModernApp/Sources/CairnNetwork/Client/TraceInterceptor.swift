import CairnCore

final class TraceInterceptor: Interceptor {
  private let numbering: Numbering

  init(numbering: Numbering) {
    self.numbering = numbering
  }

  func complete(_ request: inout Request) {
    request.headers["Trace"] = "\(numbering.next())"
    request.via.append("trace")
  }
}
