// Rules: M1-36
import DITranquillity

public enum OptionalsOfRings {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Anchor(chain: $0) }.lifetime(.perContainer(.strong))
    builder.register { Chain(anchor: $0) }.lifetime(.perContainer(.strong))
    builder.register { Bell() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let anchor: Anchor? = (try? scope.resolved())
    let bell: Bell? = *scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}
