import DIv1Compat
import DIv3Async
import Testing

@MainActor
@Suite("The examples of the page about asynchronous code")
struct AsynchronousPage {
  private static let page = "docs/migration/asynchronous.md"

  // begin docs/migration/asynchronous.md 1
  final class Tiles: Sendable {
    let count: Int
    init(count: Int) { self.count = count }
  }
  final class Map: Sendable {
    let tiles: Tiles
    init(tiles: Tiles) async { self.tiles = tiles }
  }
  func download() async -> Tiles {
    await Task.yield()
    return Tiles(count: 9)
  }
  // end

  @Test("5.x code in asynchronous functions")
  func marked() async {
    // begin docs/migration/asynchronous.md 2
    func tiles(of container: DIContainer) async -> [Int] {
      let first: Tiles = container.resolve(sync: ())
      let second: Tiles = await container.resolve()
      return [first.count, second.count]
    }
    // end
    let container = DIContainer()
    container.register { Tiles(count: 4) }
    #expect(await tiles(of: container) == [4, 4])
  }

  @Test("Asynchronous closures")
  func closures() async throws {
    let printed = await Printed.lines {
      // begin docs/migration/asynchronous.md 3
      let container = DIContainer()
      container.register { await download() }.lifetime(.perContainer(.strong))
      container.register { await Map(tiles: $0) }
        .postInit { (map: Map) async in await Task.yield() }

      let map: Map = await container.resolve()
      print(map.tiles.count)  // 9
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Requests inside closures")
  func branches() async throws {
    let printed = await Printed.lines {
      // begin docs/migration/asynchronous.md 4
      final class Trip: Sendable {
        let maps: [Map]
        init(maps: [Map]) { self.maps = maps }
      }
      let container = DIContainer()
      container.register { await download() }.lifetime(.objectGraph)
      container.register { await Map(tiles: $0) }
      container.register { (container: DIContainer) async -> Trip in
        async let north: Map = container.resolve()
        async let south: Map = container.resolve()
        return Trip(maps: await [north, south])
      }

      let trip: Trip = await container.resolve()
      print(trip.maps[0] === trip.maps[1], trip.maps[0].tiles === trip.maps[1].tiles)  // false true
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  @Test("Lazies and providers")
  func lazies() async throws {
    let printed = await Printed.lines {
      // begin docs/migration/asynchronous.md 5
      final class Screen: Sendable {
        let map: AsyncLazy<Map>
        init(map: AsyncLazy<Map>) { self.map = map }
      }
      let container = DIContainer()
      container.register { await download() }
      container.register { await Map(tiles: $0) }
      container.register(Screen.init)

      let screen: Screen = container.resolve(sync: ())
      let (first, second) = (await screen.map.value, await screen.map.value)
      print(first === second)  // true
      // end
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }

  @Test("Several generations on one engine")
  func generations() async throws {
    let printed = try await Printed.lines {
      // begin docs/migration/asynchronous.md 6
      let modern = DIv3.DIContainer()
      modern.register { await download() }.lifetime(.single)
      let builder = DIv1Compat.DIContainerBuilder(engine: modern.engine)
      builder.register { scope in [(*!scope as Tiles).count] }
      let old = try builder.build()

      print((try? old.resolve() as Tiles) == nil)  // true
      await modern.initializeSingletonObjects()
      print(try old.resolve() as [Int], await modern.resolve() as [Int])  // [9] [9]
      // end
    }
    #expect(try printed == promised(block: 6, of: Self.page))
  }
}
