// Rules: M2-02 M2-05 M2-11 M2-15
import DIv2Compat

public enum Release2InjectionsOfMany {
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Editor {
    var plugins: [Plugin] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Spelling.init).as(Plugin.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Grammar.init).as(Plugin.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Editor.init)
      .injection(.manual) { $1.plugins = try $0.resolveMany() }
      .lifetime(.perDependency)
    let container = try builder.build()
    return (try container.resolve(Editor.self)).plugins.map { "\(type(of: $0))" }
  }
}
