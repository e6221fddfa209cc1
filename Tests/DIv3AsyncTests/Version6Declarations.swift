import DIv3Async
import Testing

// Every public declaration that the module adds to `DIv3`, spelled as in code of release 6.0. A test of
// `DropInTests` checks that none is missing here.

@Suite("Every declaration of the asynchronous API of release 6.0")
struct Version6Declarations {
  final class Motor: Sendable {
    let power: Int
    init(power: Int) { self.power = power }
  }

  final class Boat: Sendable {
    let motor: Motor
    init(motor: Motor) async { self.motor = motor }
  }

  final class Pier: @unchecked Sendable {
    var boat: Boat?
    var motor: Motor?
    var isOpen = false
    func moor(_ boat: Boat) async { self.boat = boat }
    func open() async { isOpen = true }
  }

  enum Fast {}

  final class HarbourFramework: DIFramework {
    static func load(container: DIContainer) {
      container.register { await makeMotor() }.as(Motor.self, name: "fast")
        .as(Motor.self, tag: Fast.self)
      container.register { await Boat(motor: $0) }.lifetime(.objectGraph)
    }
  }

  static func makeMotor() async -> Motor {
    await Task.yield()
    return Motor(power: 7)
  }

  let container = DIContainer().append(framework: HarbourFramework.self)

  @Test("requests")
  func requests() async {
    // Nobody writes the label; its default value is the actor of the caller.
    let boat: Boat = await container.resolve(isolation: #isolation)
    let other: Boat? = await container.resolve(from: HarbourFramework.self)
    let named: Motor = await container.resolve(name: "fast")
    let tagged: Motor = await container.resolve(tag: Fast.self, from: HarbourFramework.self)
    let all: [Motor] = await container.resolveMany()
    #expect(boat !== other && other != nil && all.count == 1)
    #expect(boat.motor.power + named.power + tagged.power == 21)
    let none = AnyArguments()
    let third: Boat = await container.resolve(from: nil, arguments: none)
    let fourth: Motor = await container.resolve(name: "fast", from: nil, arguments: none)
    let fifth: Motor = await container.resolve(tag: Fast.self, arguments: none)
    let more: [Motor] = await container.resolveMany(arguments: none)
    #expect(third.motor.power + fourth.power + fifth.power == 21 && more.count == 1)
  }

  @Test("requests that throw, of this package")
  func throwingRequests() async throws {
    let boat: Boat = try await container.resolved(isolation: #isolation)
    let other: Boat? = try await container.resolved(from: HarbourFramework.self)
    let named: Motor = try await container.resolved(name: "fast")
    let tagged: Motor = try await container.resolved(tag: Fast.self, from: HarbourFramework.self)
    let all: [Motor] = try await container.resolvedMany(arguments: AnyArguments())
    #expect(boat !== other && other != nil && all.count == 1)
    #expect(boat.motor.power + named.power + tagged.power == 21)
    container.register(line: 1, throwing: { (a: DIArg<Int>) async throws in [arg(a)] as [Int] })
    container.register(line: 2, throwing: { () async throws in "a" })
      .injection(throwing: { (_: String) async throws in })
    #expect(try await container.resolved(args: 3) as [Int] == [3])
    #expect(try await (container.resolved() as AsyncLazy<String>).get() == "a")
    #expect(try await (container.resolved() as AsyncProvider<String>).get(isolation: nil) == "a")
  }

  @Test("registrations and injections")
  func registrations() async {
    container.register(Pier.init)
      .injection { await $0.moor($1) }
      .injection(name: "fast", cycle: true) { (pier: Pier, motor: Motor) async in
        pier.motor = motor
      }
      .injection(cycle: true, with: { (pier: Pier, boat: Boat) async in await pier.moor(boat) })
      .injection(with: { (pier: Pier) async in await Task.yield() })
      .postInit { await $0.open() }
    let pier: Pier = await container.resolve()
    #expect(pier.boat != nil && pier.motor != nil && pier.isOpen)
    let own = Pier()
    await container.inject(into: own)
    await container.inject(into: own, from: HarbourFramework.self)
    #expect(own.isOpen)
  }

  @Test("objects created in advance")
  func eager() async {
    let storage = DICacheStorage()
    let scope = DIScope(name: "harbour", storage: storage)
    container.register { (motor: Motor) async -> Int in motor.power }.lifetime(.single)
    container.register { (motor: Motor) async -> String in "\(motor.power)" }
      .lifetime(.custom(scope))
    await container.initializeSingletonObjects()
    await container.initializeObjectsForScope(scope)
    let (number, text): (Int, String) = (
      container.resolve(sync: ()), container.resolve(sync: ())
    )
    #expect(number == 7 && text == "7")
  }

  @Test("lazies and providers")
  func delayed() async {
    let lazy: AsyncLazy<Boat> = await container.resolve()
    let first = await lazy.value
    #expect(await lazy.wasMade)
    await lazy.clear()
    #expect(await lazy.wasMade == false)
    let provider: AsyncProvider<Boat> = await container.resolve()
    #expect(await provider.value !== first)
    #expect(await AsyncLazy(initializer: { await Self.makeMotor() }).value.power == 7)
    #expect(await AsyncProvider(initializer: { await Self.makeMotor() }).value.power == 7)
    _ = (AsyncLazy<Boat>(), AsyncLazy<Boat>(file: "Boat.swift", line: 1))
    _ = (AsyncProvider<Boat>(), AsyncProvider<Boat>(file: "Boat.swift", line: 1))
  }

  @Test("arguments")
  func arguments() async {
    container.register(line: 1) { (a: DIArg<Int>) async in [arg(a)] as [Int] }
    container.register(line: 2) { (a: DIArg<Int>, b: DIArg<Int>) async in "\(arg(a)) \(arg(b))" }
    container.register(line: 3) { (a: DIArg<Int>, b: DIArg<Int>, c: DIArg<Int>) async in
      Double(arg(a) + arg(b) + arg(c))
    }
    container.register(line: 4) {
      (a: DIArg<Int>, b: DIArg<Int>, c: DIArg<Int>, d: DIArg<Int>) async in
      Float(arg(a) + arg(b) + arg(c) + arg(d))
    }
    container.register(line: 5) {
      (a: DIArg<Int>, b: DIArg<Int>, c: DIArg<Int>, d: DIArg<Int>, e: DIArg<Int>) async in
      UInt8(arg(a) + arg(b) + arg(c) + arg(d) + arg(e))
    }
    let direct: [Int] = await container.resolve(args: 3)
    #expect(direct == [3])
    let args: AsyncProviderArgs<[Int]> = await container.resolve()
    #expect(await args.value(args: AnyArguments(for: [Int].self, args: 4)) == [4])
    let one: AsyncProvider1<[Int], Int> = await container.resolve()
    let two: AsyncProvider2<String, Int, Int> = await container.resolve()
    let three: AsyncProvider3<Double, Int, Int, Int> = await container.resolve()
    let four: AsyncProvider4<Float, Int, Int, Int, Int> = await container.resolve()
    let five: AsyncProvider5<UInt8, Int, Int, Int, Int, Int> = await container.resolve()
    #expect(await one.value(1) == [1])
    #expect(await two.value(1, 2) == "1 2")
    #expect(await three.value(1, 2, 3) == 6)
    #expect(await four.value(1, 2, 3, 4) == 10)
    #expect(await five.value(1, 2, 3, 4, 5) == 15)
    do {
      #expect(try await args.get(args: AnyArguments(for: [Int].self, args: 4)) == [4])
      #expect(try await one.get(1) == [1])
      #expect(try await two.get(1, 2) == "1 2")
      #expect(try await three.get(1, 2, 3) == 6)
      #expect(try await four.get(1, 2, 3, 4) == 10)
      #expect(try await five.get(1, 2, 3, 4, 5) == 15)
    } catch {
      Issue.record(error)
    }
    placeholders()
  }

  /// Properties that are injected later.
  private func placeholders() {
    var args: AsyncProviderArgs<Int>
    args = AsyncProviderArgs()
    args = AsyncProviderArgs(file: "Boat.swift", line: 1)
    let one: AsyncProvider1<Int, Int> = AsyncProvider1()
    let two: AsyncProvider2<Int, Int, Int> = AsyncProvider2()
    let three: AsyncProvider3<Int, Int, Int, Int> = AsyncProvider3()
    let four: AsyncProvider4<Int, Int, Int, Int, Int> = AsyncProvider4()
    let five: AsyncProvider5<Int, Int, Int, Int, Int, Int> = AsyncProvider5()
    _ = (args, one, two, three, four, five)
  }
}
