// Rules: M12-01 M12-20 M12-30
import DIv2Compat

public enum EagerSingles {
  final class Clock {
    nonisolated(unsafe) static var made = 0
    init() { Clock.made += 1 }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    Clock.made = 0
    builder.register { Clock() }.lifetime(.single)
    let scope = try builder.build()
    let made = Clock.made
    let clock: Clock = try! *scope
    return ["\(made)", "\(clock === (try! *scope) as Clock)", "\(Clock.made)"]
  }
}
