// Rules: M2-02 M2-05 M2-20 M2-33
import DITranquillity

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
    let builder = DIContainer()
    Log.lines = []
    builder.register(Ink.init).lifetime(.single)
    builder.register(Pen.init(ink:)).lifetime(.single)
    builder.initializeSingletonObjects()
    let container = builder
    Log.lines.append("built")
    let pen: Pen = try container.resolved()
    let ink: Ink = try container.resolved()
    return Log.lines + ["\(pen.ink === ink)"]
  }
}
