// Rules: M1-02 M1-05 M1-20 M1-30
import DIv1Compat

public enum EagerSinglesWithParameters {
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
    builder.register { Ink() }.lifetime(.single)
    builder.register { Pen(ink: *!$0) }.lifetime(.single)
    let scope = try builder.build()
    Log.lines.append("built")
    let pen: Pen = *!scope
    return Log.lines + ["\(pen.ink === *!scope as Ink)"]
  }
}
