// Rules: M2-30 M2-33 M2-34 M2-36
import DIv2Compat

public enum Release2CaughtErrors {
  final class Ink {}
  final class Pen {}

  static func attempt<T>(_ body: () throws -> T) -> String {
    do {
      _ = try body()
      return "made"
    } catch {
      return "failed"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Pen.init).lifetime(.perScope)
    let container = try builder.build()
    var found: [String] = []
    do {
      let ink: Ink = try *container
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen: Pen = try container.resolve()
      found.append("\(pen === (try *container as Pen))")
    } catch let failure {
      found.append("\(failure)")
    }
    found.append(attempt { try container.resolve(Ink.self) })
    found.append(attempt { try container.resolve(Pen.self) })
    return found + [
      "\((try? *container as Ink) == nil)", "\((try? container.resolve(Pen.self)) == nil)",
    ]
  }
}
