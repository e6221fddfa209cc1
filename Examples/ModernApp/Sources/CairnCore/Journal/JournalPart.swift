import DITranquillity

final class JournalPart: DIPart {
  static func load(container: DIContainer) {
    container.register(SupportLog.init)
      .as(LogSink.self)
      .lifetime(.single)
    container.register { Breadcrumbs() }
      .as(LogSink.self)
      .lifetime(.perContainer(.strong))
    container.register { Journal(sinks: many($0)) }
      .as(LogSink.self).default()
      .lifetime(.perContainer(.strong))
  }
}
