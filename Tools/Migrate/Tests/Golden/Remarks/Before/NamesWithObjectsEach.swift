// Rules: M1-52
import DIv1Compat

enum NamesWithObjectsEach {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.lazySingle)
  }
}
