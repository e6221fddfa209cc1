// Rules: M1-58
import DIv1Compat

enum CaughtErrors {
  struct Dry: Error {}
  final class Ink {}
  final class Can {
    init(ink: Ink) throws { throw Dry() }
  }
  final class Screen {}

  static func find(_ scope: DIScope) throws -> Ink { return try scope.resolve() }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { scope in try Can(ink: *scope) }.lifetime(.perScope)
    let scope = try builder.build()
    do {
      let can: Can = try scope.resolve()
      print(can)
    } catch is Dry {
      print("dry")
    }
    do {
      let cans: [Can] = try scope.resolveMany()
      print(cans)
    } catch {
      print("no cans")
    }
    print((try? scope.resolve(Screen())) as Any)
    do {
      print(try find(scope))
    } catch let error as Dry {
      print(error)
    }
    print(try scope.resolve(Ink?.self) as Any)
  }
}
