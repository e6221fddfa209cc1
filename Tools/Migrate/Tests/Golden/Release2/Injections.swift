import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-13 M12-15 M12-30
public enum InjectionsOfMany: GoldenCase {
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

// Rules: M12-01 M12-15 M12-30
public enum InjectionsOfSeveralStatements: GoldenCase {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    func finish() { log.append("finish") }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk() }
      .injection(.manual) { scope, desk in
        desk.log.append("before")
        desk.ink = try! *scope
        desk.log.append("after")
      }
      .injection(.manual) { $1.finish() }
      .injection(.manual) { _, desk in desk.log.append("end") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = try! *scope
    return desk.log + ["\(desk.ink === (try! *scope) as Ink)"]
  }
}

// Rules: M12-01 M12-12 M12-15 M12-30
public enum NamedInjections: GoldenCase {
  final class Ink {}
  final class Desk {
    var ink: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.set(name: "blue").lifetime(.lazySingle)
    builder.register { Desk() }
      .injection(.manual) { scope, desk in desk.ink = try scope.resolve(name: "blue") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((try! *scope as Desk).ink === (try scope.resolve(Ink.self, name: "blue")))"]
  }
}
