// Rules: M1-02 M1-05 M1-22 M1-23
import DITranquillity

public enum ModulesOfModules {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class InkModule: DIPart {
    static func load(container: DIContainer) {
      container.register { Ink() }.lifetime(.perContainer(.strong))
    }
  }
  final class PenModule: DIPart {
    static func load(container: DIContainer) {
      container.append(part: InkModule.self)
      container.register { Pen(ink: $0) }.lifetime(.prototype)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: PenModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Pen).ink === *scope as Ink)"]
  }
}
