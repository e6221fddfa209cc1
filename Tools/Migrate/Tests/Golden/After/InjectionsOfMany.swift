// Rules: M1-02 M1-11 M1-13 M1-15
import DITranquillity

public enum InjectionsOfMany {
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Editor {
    var plugins: [Plugin] = []
    func install(_ plugin: Plugin) { plugins.append(plugin) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Spelling() }.as(check: Plugin.self) { $0 }.default().lifetime(.prototype)
    builder.register { Grammar() }.as(check: Plugin.self) { $0 }.lifetime(.prototype)
    builder.register { Editor() }
      .injection { $0.plugins = many($1) as [Plugin] }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as Editor).plugins.map { "\(type(of: $0))" }
  }
}
