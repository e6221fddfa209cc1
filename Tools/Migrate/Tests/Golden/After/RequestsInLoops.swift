// Rules: M1-02 M1-23 M1-30 M1-40
import DITranquillity

public enum RequestsInLoops {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    var inks: [Ink] = []
    for _ in 0..<2 {
      let ink: Ink = *scope
      inks.append(ink)
    }
    let more = (0..<2).map { _ in *scope as Ink }
    return ["\(inks[0] === inks[1])", "\(more[0] === more[1])", "\(inks.count + more.count)"]
  }
}
