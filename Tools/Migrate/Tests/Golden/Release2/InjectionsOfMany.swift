// Rules: M12-01 M12-11 M12-13 M12-15 M12-30
import DIv2Compat

public enum InjectionsOfMany {
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Editor {
    var plugins: [Plugin] = []
    func install(_ plugin: Plugin) { plugins.append(plugin) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Spelling() }.as(Plugin.self).check { $0 }.set(.default).lifetime(.perDependency)
    builder.register { Grammar() }.as(Plugin.self).check { $0 }.lifetime(.perDependency)
    builder.register { Editor() }
      .injection(.manual) { scope, editor in editor.plugins = try scope.resolveMany(Plugin.self) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return (try! *scope as Editor).plugins.map { "\(type(of: $0))" }
  }
}
