// Rules: M2-30 M2-33 M2-34 M2-36
import DITranquillity

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
    let builder = DIContainer()
    builder.register(Pen.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    var found: [String] = []
    do {
      let ink: Ink = try container.resolved()
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen: Pen = try container.resolved()
      found.append("\(pen === (try container.resolved() as Pen))")
    } catch let failure {
      found.append("\(failure)")
    }
    found.append(attempt { try container.resolved() as Ink })
    found.append(attempt { try container.resolved() as Pen })
    return found + [
      "\((try? container.resolved() as Ink) == nil)", "\((try? container.resolved() as Pen) == nil)",
    ]
  }
}
