// Rules: M2-20 M2-75
import DIv2Compat

public enum Release2NamesOfSingles {
  final class Flags {
    nonisolated(unsafe) static var made = 0
    init() { Flags.made += 1 }
  }

  public static func results() throws -> [String] {
    Flags.made = 0
    let builder = DIContainerBuilder()
    builder.register(type: Flags.init)
      .set(name: "everybody")
      .set(name: "pilots")
      .lifetime(.single)
    let container = try builder.build()
    var found = [Flags.made]
    let everybody: Flags = try container.resolve(name: "everybody")
    found.append(Flags.made)
    let pilots: Flags = try container.resolve(name: "pilots")
    found.append(Flags.made)
    let plain: Flags = try *container
    found.append(Flags.made)
    return found.map { "\($0)" } + [
      "\(everybody === pilots)", "\(everybody === plain)",
      "\(try container.resolve(Flags.self, name: "pilots") === pilots)",
    ]
  }
}
