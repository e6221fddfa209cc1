// Rules: M2-02 M2-05 M2-11 M2-15
import DITranquillity

public enum Release2InjectionsOfMany {
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Editor {
    var plugins: [Plugin] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Spelling.init).as(check: Plugin.self) { $0 }.lifetime(.prototype)
    builder.register(Grammar.init).as(check: Plugin.self) { $0 }.lifetime(.prototype)
    builder.register(Editor.init)
      .injection { $0.plugins = many($1) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return (try container.resolved() as Editor).plugins.map { "\(type(of: $0))" }
  }
}
