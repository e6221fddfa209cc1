// Rules: M2-20 M2-75
import DITranquillity

public enum Release2NamesOfSingles {
  final class Flags {
    nonisolated(unsafe) static var made = 0
    init() { Flags.made += 1 }
  }

  public static func results() throws -> [String] {
    Flags.made = 0
    let builder = DIContainer()
    builder.register(Flags.init)
      .as(Flags.self, name: "everybody")
      .as(Flags.self, name: "pilots")
      .objectForEachName()
      .lifetime(.single)
    builder.initializeSingletonObjects()
    let container = builder
    var found = [Flags.made]
    let everybody: Flags = try container.resolved(name: "everybody")
    found.append(Flags.made)
    let pilots: Flags = try container.resolved(name: "pilots")
    found.append(Flags.made)
    let plain: Flags = try container.resolved()
    found.append(Flags.made)
    return found.map { "\($0)" } + [
      "\(everybody === pilots)", "\(everybody === plain)",
      "\(try (container.resolved(name: "pilots") as Flags) === pilots)",
    ]
  }
}
