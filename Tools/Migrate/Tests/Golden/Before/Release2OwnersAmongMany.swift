// Rules: M2-05
import DIv2Compat

public enum Release2OwnersAmongMany {
  protocol Sink: AnyObject {}
  final class FileSink: Sink {}
  final class ScreenSink: Sink {}
  final class Journal: Sink {
    let sinks: [Sink]
    init(sinks: [Sink]) { self.sinks = sinks }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { try Journal(sinks: **$0) }
      .as(.self)
      .as(Sink.self).check { $0 }
      .set(.default)
    builder.register(type: FileSink.init).as(Sink.self).check { $0 }
    builder.register(type: ScreenSink.init).as(Sink.self).check { $0 }.lifetime(.lazySingle)
    let container = try builder.build()
    let every: [Sink] = try **container
    let journal: Journal = try *container
    return [
      every.map { "\(type(of: $0))" }.joined(separator: " "),
      journal.sinks.map { "\(type(of: $0))" }.joined(separator: " "),
      "\(every[0] === journal)", "\(every[1] === journal.sinks[0])",
    ]
  }
}
