// Rules: M1-02 M1-11 M1-13 M1-15
import DIv1Compat

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
    builder.register { Spelling() }.asType(Plugin.self).asDefault().lifetime(.perDependency)
    builder.register { Grammar() }.asType(Plugin.self).lifetime(.perDependency)
    builder.register { Editor() }
      .dependency { scope, editor in editor.plugins = try scope.resolveMany(Plugin.self) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return (*!scope as Editor).plugins.map { "\(type(of: $0))" }
  }
}
