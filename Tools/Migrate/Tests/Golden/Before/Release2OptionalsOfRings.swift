// Rules: M2-36
import DIv2Compat

public enum Release2OptionalsOfRings {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Anchor.init(chain:)).lifetime(.perScope)
    builder.register(type: Chain.init(anchor:)).lifetime(.perScope)
    builder.register { Bell() }.lifetime(.perScope)
    let scope = try builder.build()
    let anchor: Anchor? = *?scope
    let bell: Bell? = *?scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}
