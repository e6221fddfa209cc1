// Rules: M1-20 M1-40
import DIv1Compat

public enum EagerSingles {
  final class Clock {
    nonisolated(unsafe) static var made = 0
    init() { Clock.made += 1 }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    Clock.made = 0
    builder.register { Clock() }.instanceSingle()
    let scope = try builder.build()
    let made = Clock.made
    let clock: Clock = *!scope
    return ["\(made)", "\(clock === *!scope as Clock)", "\(Clock.made)"]
  }
}
