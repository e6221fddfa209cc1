// Rules: M1-15 M1-17
import DIv1Compat

public enum NestedClosures {
  final class Ink {}
  final class Desk {
    var sizes: [Int]
    var make: () -> [Int] = { [] }
    var find: (() -> Ink)?
    init(sizes: [Int]) { self.sizes = sizes }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk(sizes: [1, 2].map { $0 * 2 }) }
      .dependency { $1.sizes = $1.sizes.map { $0 + 1 } }
      .dependency { $1.make = { [1, 2].map { $0 + 1 } } }
      .dependency { scope, desk in desk.find = { *!scope as Ink } }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    return ["\(desk.sizes)", "\(desk.make())", "\(desk.find?() === *!scope as Ink)"]
  }
}
