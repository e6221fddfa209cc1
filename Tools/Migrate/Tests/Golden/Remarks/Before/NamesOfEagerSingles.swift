// Rules: M1-52
import DIv1Compat

enum NamesOfEagerSingles {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.single)
    let scope = try builder.build()
    print(try scope.resolve(Ink.self, name: "blue"))
  }
}
