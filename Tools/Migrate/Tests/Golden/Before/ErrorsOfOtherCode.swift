// Rules: M1-33
import DIv1Compat

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

  static func attempt(_ scope: DIScope, fails: Bool) -> String {
    do {
      return try write(scope.resolve(), scope.resolve(), fails: fails)
    } catch Fault.torn {
      return "torn"
    } catch let fault as Fault {
      return "\(fault)"
    } catch {
      return "nothing to write with"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Page() }.lifetime(.perScope)
    let empty = try builder.build()
    let other = DIContainerBuilder()
    other.register { Page() }.lifetime(.perScope)
    other.register { Ink() }.lifetime(.perScope)
    let full = try other.build()
    return [attempt(empty, fails: false), attempt(full, fails: false), attempt(full, fails: true)]
  }
}
