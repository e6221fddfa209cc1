// Rules: M2-36
import DITranquillity

public enum Release2OptionalsOfRings {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Anchor.init(chain:)).lifetime(.perContainer(.strong))
    builder.register(Chain.init(anchor:)).lifetime(.perContainer(.strong))
    builder.register { Bell() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let anchor: Anchor? = (try? scope.resolved())
    let bell: Bell? = *scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}
