// Rules: M1-15 M1-17
import DITranquillity

public enum NestedClosures {
  final class Ink {}
  final class Desk {
    var sizes: [Int]
    var make: () -> [Int] = { [] }
    var find: (() -> Ink)?
    init(sizes: [Int]) { self.sizes = sizes }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Desk(sizes: [1, 2].map { $0 * 2 }) }
      .injection { $0.sizes = $0.sizes.map { $0 + 1 } }
      .injection { $0.make = { [1, 2].map { $0 + 1 } } }
      .injection { (desk, scope: DIContainer) in desk.find = { *scope as Ink } }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    return ["\(desk.sizes)", "\(desk.make())", "\(desk.find?() === *scope as Ink)"]
  }
}
