import DIv3
import Foundation
import TestSupport
import Testing

extension LogTests {
  /// The exact text of messages whose advice names the API.
  @Suite("Advice")
  struct AdviceTests {
    final class Wheel {}
    final class Axle { init(wheel: Wheel) {} }
    final class Chassis { init(axle: Axle) {} }
    final class Car { init(chassis: Chassis) {} }
    final class Driver { init(car: Car) {} }
    final class Rack { init(wheels: [Wheel]) {} }
    final class Board { init(width: Int) {} }
    struct Box<Value> {}
    protocol Storage {}
    struct Disk: Storage {}
    struct Tape: Storage {}
    struct Shelf: Storage { let storage: any Storage }
    class Vehicle {}
    final class Truck: Vehicle {}

    private let c = DIContainer()

    /// Compares the text of a failure with the approved one.
    private func expect<T>(
      _ name: String, _ type: T?.Type, _ location: SourceLocation = #_sourceLocation,
      _ request: (DIContainer) -> T?
    ) throws {
      let messages = logged { #expect(request(c) == nil, sourceLocation: location) }
      let text = try #require(messages.last, sourceLocation: location).message
      try expectGolden(text, name, location)
    }

    /// Compares a text with the approved one, `Golden/<name>.txt` beside this file.
    ///
    /// With `RECORD_GOLDEN=1` in the environment, writes the file instead.
    private func expectGolden(_ text: String, _ name: String, _ location: SourceLocation) throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden/\(name).txt")
      if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
        return
      }
      let approved = try String(contentsOf: file, encoding: .utf8)
      #expect(text + "\n" == approved.withCodePages, sourceLocation: location)
    }

    private static func registerDriver(in c: DIContainer) {
      c.register(file: "Parts.swift", line: 10, Driver.init)
      c.register(file: "Parts.swift", line: 20, Car.init)
      c.register(file: "Parts.swift", line: 30, Chassis.init)
      c.register(file: "Parts.swift", line: 40, Axle.init)
    }

    @Test("not found")
    func notFound() throws {
      Self.registerDriver(in: c)
      try expect("notFound", Driver?.self) { $0.resolve() }
    }

    /// Compares the message of an injection that finds nothing with the approved one.
    private func expectLeftOut<T>(
      _ name: String, _ type: T.Type, _ location: SourceLocation = #_sourceLocation
    ) throws {
      c.register(file: "Parts.swift", line: 40, Wheel.init).injection { (_: Wheel, _: T) in }
      let messages = logged { _ = c.resolve() as Wheel }
      try expectGolden(try #require(messages.last?.message), name, location)
    }

    @Test("a registered type conforms, but isn't offered as the protocol")
    func conforming() throws {
      c.register(file: "Parts.swift", line: 10, Disk.init)
      try expectLeftOut("conforming", (any Storage).self)
    }

    @Test("several registered types conform")
    func severalConforming() throws {
      c.register(file: "Parts.swift", line: 10, Disk.init)
      c.register(file: "Parts.swift", line: 20) { Tape() as Tape? }
      try expectLeftOut("severalConforming", (any Storage).self)
    }

    @Test("a registered class inherits from the requested one, which isn't offered")
    func inheriting() throws {
      c.register(file: "Parts.swift", line: 10, Truck.init)
      try expectLeftOut("inheriting", Vehicle.self)
    }

    @Test("the requesting component is not proposed: it would need itself")
    func composite() throws {
      c.register(file: "Parts.swift", line: 10) { Shelf(storage: $0) }
      c.register(file: "Parts.swift", line: 20, Wheel.init).injection { (_: Wheel, _: Shelf) in }
      let messages = logged { _ = c.resolve() as Wheel }
      let text = try #require(messages.last).message
      #expect(text.contains("To do: register Storage"))
    }

    @Test(
      "no advice for types that the objects don't have, or that every object has",
      arguments: [0, 1, 2])
    func notConforming(_ index: Int) throws {
      c.register(file: "Parts.swift", line: 10, Disk.init)
      switch index {
      case 0: c.register(Wheel.init).injection { (_: Wheel, _: any Storage & AnyObject) in }
      case 1: c.register(Wheel.init).injection { (_: Wheel, _: AnyObject) in }
      default: c.register(Wheel.init).injection { (_: Wheel, _: any Storage & Sequence<Int>) in }
      }
      let messages = logged { _ = c.resolve() as Wheel }
      let text = try #require(messages.last).message
      #expect(text.contains(index == 1 ? "To do: state the type " : "To do: register "))
    }

    @Test("an Optional that is nil searches no conforming types, which takes long")
    func optionalStorage() throws {
      c.register(Disk.init)
      let messages = logged { #expect(c.resolve() as (any Storage)? == nil) }
      #expect(try #require(messages.last).message.contains("To do: register Storage"))
    }

    @Test("a cycle of initializers")
    func recursion() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let c = DIContainer()
        Self.registerDriver(in: c)
        c.register(file: "Parts.swift", line: 50) { (_: Car) in Wheel() }
        _ = c.resolve() as Driver
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let lines = output.split(separator: "\n").drop { !$0.hasPrefix("Car is needed") }
      let end = try #require(lines.firstIndex { $0.hasPrefix("  Code: ") })
      try expectGolden(lines[...end].joined(separator: "\n"), "recursion", #_sourceLocation)
    }

    @Test("the value of a delayed dependency: its holder is named, too")
    func delayed() throws {
      final class Garage {
        let wheel: Lazy<Wheel?>
        let axle: Provider<Axle?>
        init(wheel: Lazy<Wheel?>, axle: Provider<Axle?>) { (self.wheel, self.axle) = (wheel, axle) }
      }
      c.register(file: "Parts.swift", line: 10, Garage.init)
      c.register(file: "Parts.swift", line: 20, Axle.init)
      let garage: Garage = c.resolve()
      let messages = logged {
        #expect(garage.wheel.value == nil)
        #expect(garage.axle.value == nil)
      }
      try expectGolden(
        messages.map(\.message).joined(separator: "\n"), "delayed", #_sourceLocation)
    }

    @Test(
      "an initializer that uses a lazy or asks the container for what is being created",
      arguments: [false, true])
    func requestedByCode(isLazy: Bool) async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [isLazy] in
        let c = DIContainer()
        c.register(file: "Parts.swift", line: 10, Driver.init)
        if isLazy {
          c.register(file: "Parts.swift", line: 20) { (driver: Lazy<Driver>) -> Car in
            _ = driver.value
            return Car(chassis: Chassis(axle: Axle(wheel: Wheel())))
          }
        } else {
          c.register(file: "Parts.swift", line: 20) { (c: DIContainer) -> Car in
            _ = c.resolve() as Driver
            return Car(chassis: Chassis(axle: Axle(wheel: Wheel())))
          }
        }
        _ = c.resolve() as Driver
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let lines = output.split(separator: "\n").drop { !$0.hasPrefix("Driver is needed") }
      let end = try #require(lines.firstIndex { $0.hasPrefix("  Code: ") })
      try expectGolden(lines[...end].joined(separator: "\n"), "requestedByCode", #_sourceLocation)
    }

    @Test("a default that is offered with a name only")
    func namedDefault() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init).as(AnyObject.self, name: "front")
        .default()
      try expect("namedDefault", AnyObject?.self) { $0.resolve() }
    }

    @Test("offered with a name only")
    func namedOnly() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init).as(AnyObject.self, name: "front")
      try expect("namedOnly", AnyObject?.self) { $0.resolve() }
    }

    @Test("several, none of which is preferred")
    func ambiguous() throws {
      c.register(file: "Parts.swift", line: 50, Wheel.init)
      c.register(file: "Spare.swift", line: 60, Wheel.init)
      try expect("ambiguous", Wheel?.self) { $0.resolve() }
    }

    @Test("two defaults, one of several")
    func twoDefaults() throws {
      c.register(file: "Parts.swift", line: 50, Wheel.init).default()
      c.register(file: "Spare.swift", line: 60, Wheel.init).default()
      c.register(file: "Other.swift", line: 70, Wheel.init)
      try expect("twoDefaults", Wheel?.self) { $0.resolve() }
    }

    @Test("two components for tests")
    func twoTests() throws {
      c.register(file: "Parts.swift", line: 50, Wheel.init).test()
      c.register(file: "Spare.swift", line: 60, Wheel.init).test()
      try expect("twoTests", Wheel?.self) { $0.resolve() }
    }

    @Test("an array in place of many, in a parameter and in a request")
    func arrayOfOffered() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      c.register(file: "Parts.swift", line: 20, Rack.init)
      try expect("arrayParameter", Rack?.self) { $0.resolve() }
      c.register(file: "Parts.swift", line: 11, Wheel.init)
      try expect("arrayRequest", [Wheel]?.self) { $0.resolve() }
    }

    @Test("V3-37 an array in place of many, inside a lazy or provider")
    func delayedArrayOfOffered() throws {
      final class Rack {
        let wheels: Provider<[Wheel]?>
        init(wheels: Provider<[Wheel]?>) { self.wheels = wheels }
      }
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      c.register(file: "Parts.swift", line: 20, Rack.init)
      try expect("delayedArray", [Wheel]?.self) { ($0.resolve() as Rack).wheels.value }
      let (lazy, provider): (Lazy<[Wheel]?>, Provider1<[Wheel]?, Int>) = (*c, *c)
      let messages = logged {
        #expect(lazy.value == nil)
        #expect(provider.value(1) == nil)
      }
      #expect(messages.count == 2)
      #expect(messages.allSatisfy { $0.message.contains("DIMany<Wheel>") })
      #expect(many((*c as Lazy<DIMany<Wheel>>).value).count == 1)
    }

    @Test("V3-37 an array of lazies in place of many")
    func arrayOfDelayed() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      let messages = logged { #expect(c.resolve() as [Lazy<Wheel>]? == nil) }
      #expect(messages.first(contains: "To do: 1 component offers Wheel: use resolveMany()."))
    }

    @Test("an argument that no parameter takes", arguments: [false, true])
    func forgottenArg(isList: Bool) throws {
      c.register(file: "Parts.swift", line: 10, Board.init)
      try expect("forgottenArg", Board?.self) {
        isList
          ? $0.resolve(arguments: AnyArguments(for: Board.self, args: 3)) : $0.resolve(args: 3)
      }
    }

    @Test("an argument of another type gives no advice for the parameter")
    func unrelatedArgument() {
      c.register(Board.init)
      let messages = logged { #expect(c.resolve(args: "3") as Board? == nil) }
      #expect(messages.first(contains: "To do: register Int, or offer"))
    }

    @Test("a missing argument")
    func missingArgument() throws {
      c.register(file: "Parts.swift", line: 10) { Board(width: arg($0)) }
      try expect("missingArgument", Board?.self) { $0.resolve() }
    }

    @Test("more than a dozen candidates, and a long name")
    func long() throws {
      typealias Long = Box<
        (Box<Box<Box<Wheel>>>, Box<Box<Box<Axle>>>, Box<Box<Rack>>, Box<Board>, Wheel, Axle)
      >
      for line in 1...19 { c.register(file: "Parts.swift", line: line) { Long() } }
      try expect("long", Long?.self) { $0.resolve() }
    }
  }
}
