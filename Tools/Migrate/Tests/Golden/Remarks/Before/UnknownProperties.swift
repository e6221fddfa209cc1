// Rules: M1-66
import DIv1Compat

enum UnknownProperties {
  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Foreign() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
  }
}
