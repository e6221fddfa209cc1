// Rules: M1-51
import DIv1Compat

enum ArgumentsOfEagerSingles {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }.lifetime(.single)
  }
}
