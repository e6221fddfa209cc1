import DITranquillity

final class TransportPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Backend.init)
      .lifetime(.single)
    container.register { Endpoint(host: "api.cairn.example") }
    container.register(RequestBuilder.init(endpoint:))
    container.register(LiveTransport.init)
      .as(Transport.self, tag: Live.self)
    container.register(RecordedTransport.init)
      .as(Transport.self, tag: Recorded.self)
      .unused()
    container.register(GentleRetry.init)
      .as(RetryPolicy.self).default()
  }
}
