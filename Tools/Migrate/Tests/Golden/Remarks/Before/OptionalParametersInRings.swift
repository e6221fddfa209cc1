// Rules: M1-56
import DIv1Compat

enum OptionalParametersInRings {
  final class Anchor {
    let chain: Chain?
    init(chain: Chain?) { self.chain = chain }
  }
  final class Chain {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
  }
  final class Whirlpool {
    let next: Whirlpool?
    init(next: Whirlpool?) { self.next = next }
  }

  static func fill(_ builder: DIContainerBuilder) {
    builder.register { Anchor(chain: *?$0) }.lifetime(.perDependency)
    builder.register { Chain(anchor: *!$0) }.lifetime(.perDependency)
    builder.register { Whirlpool(next: try? $0.resolve()) }.lifetime(.perScope)
  }
}
