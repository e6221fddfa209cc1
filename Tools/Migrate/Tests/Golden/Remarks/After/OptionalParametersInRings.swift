// Rules: M1-56
import DITranquillity

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

  static func fill(_ builder: DIContainer) {
    // MIGRATE(M1-56): a cycle whose objects requests share in another way (an Optional parameter that leads back): objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Anchor(chain: *?$0) }.lifetime(.perDependency)
    builder.register { Chain(anchor: $0) }.lifetime(.objectGraph)
    // MIGRATE(M1-56): a cycle whose objects requests share in another way (an Optional parameter that leads back): objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Whirlpool(next: try? $0.resolve()) }.lifetime(.perScope)
  }
}
