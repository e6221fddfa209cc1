// Rules: M2-02 M2-05 M2-20 M2-33
import DIv2Compat

public enum Release2EagerSingles {
  final class Ink {}
  final class Log {
    nonisolated(unsafe) static var lines: [String] = []
  }
  final class Pen {
    let ink: Ink
    init(ink: Ink) {
      self.ink = ink
      Log.lines.append("pen")
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    Log.lines = []
    builder.register(type: Ink.init).lifetime(.single)
    builder.register(type: Pen.init(ink:)).lifetime(.single)
    let container = try builder.build()
    Log.lines.append("built")
    let pen: Pen = try container.resolve()
    let ink: Ink = try container.resolve()
    return Log.lines + ["\(pen.ink === ink)"]
  }
}
