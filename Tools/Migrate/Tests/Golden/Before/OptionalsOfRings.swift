// Rules: M1-36
import DIv1Compat

public enum OptionalsOfRings {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Anchor(chain: try $0.resolve()) }.lifetime(.perScope)
    builder.register { Chain(anchor: try $0.resolve()) }.lifetime(.perScope)
    builder.register { Bell() }.lifetime(.perScope)
    let scope = try builder.build()
    let anchor: Anchor? = *?scope
    let bell: Bell? = *?scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}
