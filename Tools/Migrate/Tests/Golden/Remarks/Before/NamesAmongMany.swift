// Rules: M1-52
import DIv1Compat

enum NamesAmongMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.lazySingle)
    let scope = try builder.build()
    let all: [Ink] = **!scope
    print(all)
  }
}
