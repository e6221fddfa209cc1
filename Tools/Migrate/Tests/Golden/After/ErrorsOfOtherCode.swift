// Rules: M1-33
import DITranquillity

public enum ErrorsOfOtherCode {
  enum Fault: Error {
    case dry, torn
  }
  final class Ink {}
  final class Page {}

  static func write(_ page: Page, _ ink: Ink, fails: Bool) throws -> String {
    if fails { throw Fault.torn }
    return "written"
  }

  static func attempt(_ scope: DIContainer, fails: Bool) -> String {
    do {
      return try write(scope.resolved(), scope.resolved(), fails: fails)
    } catch Fault.torn {
      return "torn"
    } catch let fault as Fault {
      return "\(fault)"
    } catch {
      return "nothing to write with"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Page() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let empty = builder
    let other = DIContainer()
    other.register { Page() }.lifetime(.perContainer(.strong))
    other.register { Ink() }.lifetime(.perContainer(.strong))
    other.initializeSingletonObjects()
    let full = other
    return [attempt(empty, fails: false), attempt(full, fails: false), attempt(full, fails: true)]
  }
}
