// Rules: M1-58 M1-59
import DIv1Compat

enum EagerSinglesThatThrow {
  struct Torn: Error {}
  final class Page {
    init() throws { throw Torn() }
  }
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { try Page() }.lifetime(.single)
    let scope = try builder.build()
    do {
      let ink: DILazy<Ink> = try scope.resolve()
      print(ink)
    } catch {
      print("no ink")
    }
  }
}
