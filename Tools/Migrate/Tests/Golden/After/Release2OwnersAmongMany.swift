// Rules: M2-05
import DITranquillity

public enum Release2OwnersAmongMany {
  protocol Sink: AnyObject {}
  final class FileSink: Sink {}
  final class ScreenSink: Sink {}
  final class Journal: Sink {
    let sinks: [Sink]
    init(sinks: [Sink]) { self.sinks = sinks }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Journal(sinks: many($0)) }
      .as(check: Sink.self) { $0 }
      .default()
      .lifetime(.perContainer(.strong))
    builder.register(FileSink.init).as(check: Sink.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(ScreenSink.init).as(check: Sink.self) { $0 }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let every: [Sink] = try container.resolvedMany()
    let journal: Journal = try container.resolved()
    return [
      every.map { "\(type(of: $0))" }.joined(separator: " "),
      journal.sinks.map { "\(type(of: $0))" }.joined(separator: " "),
      "\(every[0] === journal)", "\(every[1] === journal.sinks[0])",
    ]
  }
}
