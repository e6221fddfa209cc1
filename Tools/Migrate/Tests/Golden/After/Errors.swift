import DITranquillity
import GoldenCases

// Rules: M1-33 M1-34 M1-36
public enum CaughtErrors: GoldenCase {
  final class Ink {}
  final class Pen {}

  static func check(_ condition: @autoclosure () throws -> Bool) -> String {
    do { return "\(try condition())" } catch { return "failed" }
  }
  static func attempt<T>(_ body: () throws -> T) -> String {
    do {
      _ = try body()
      return "made"
    } catch {
      return "failed"
    }
  }
  static func use(_ ink: Ink) -> Bool { return true }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    do {
      let ink: Ink = try scope.resolved()
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen = try scope.resolved() as Pen
      found.append("\(pen === *scope as Pen)")
    } catch let error {
      found.append("\(error)")
    }
    found.append(attempt { try scope.resolved() as Ink })
    found.append(attempt { try scope.resolved() as Pen })
    found.append(check(try (scope.resolved() as Ink) === Ink()))
    found.append(check(try (scope.resolved() as Pen) === (scope.resolved() as Pen)))
    found.append("\((try? use(scope.resolved())) == nil)")
    return found
  }
}

// Rules: M1-07 M1-33 M1-35 M1-36
public enum CaughtErrorsOfArguments: GoldenCase {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    do {
      let label: Label = try scope.resolved(args: "Cars")
      found.append(label.text)
      found.append(try (scope.resolved() as Label).text)
    } catch {
      found.append("no label")
    }
    let wrong = try? scope.resolved(args: 12) as Label
    return found + ["\(wrong == nil)", "\((try? scope.resolved(args: "Ships") as Label)!.text)"]
  }
}

// Rules: M1-12 M1-33 M1-36
public enum CaughtErrorsOfNames: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    for name in ["blue", "red"] {
      do {
        let ink: Ink = try scope.resolved(name: name)
        found.append("\(type(of: ink))")
      } catch {
        found.append("no \(name) ink")
      }
      found.append("\((try? scope.resolved(name: name) as Ink) == nil)")
    }
    return found
  }
}

// Rules: M1-03 M1-33
public enum ErrorsCaughtByCallers: GoldenCase {
  final class Ink {}
  final class Pen {}
  final class Box {
    let ink: Ink
    init(scope: DIContainer) throws { ink = try scope.resolved() }
  }

  static func ink(_ scope: DIContainer) throws -> Ink { return try scope.resolved() }
  static func pen(_ scope: DIContainer) throws -> Pen { return try scope.resolved() }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found = ["\((try? ink(scope)) == nil)", "\(try pen(scope) === *scope as Pen)"]
    do {
      found.append("\(try Box(scope: scope).ink)")
    } catch {
      found.append("no box")
    }
    return found
  }
}

// Rules: M1-14 M1-17 M1-28
public enum ErrorsInClosures: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class Maker {
    let make: () throws -> Ink
    init(make: @escaping () throws -> Ink) { self.make = make }
  }
  final class Desk {
    var ink: Ink?
    var state = "empty"
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(throwing: { (scope: DIContainer) in Pen(ink: try scope.resolved(name: "blue")) }).lifetime(.perContainer(.strong))
    builder.register { (scope: DIContainer) in Maker(make: { try scope.resolved() }) }.lifetime(.perContainer(.strong))
    builder.register { Desk() }
      .injection { (desk, scope: DIContainer) in
        do {
          desk.ink = try scope.resolved(name: "red") as Ink
        } catch {
          desk.state = "no ink"
        }
      }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let maker: Maker = *scope
    let desk: Desk = *scope
    return ["\((try? scope.resolved() as Pen) == nil)", "\((try? maker.make()) == nil)"]
      + [desk.state, "\(desk.ink == nil)"]
  }
}

// Rules: M1-02 M1-05 M1-23 M1-28
public enum ErrorsInsideErrors: GoldenCase {
  final class Ink {}
  struct Broken: Error {}
  final class Pump {
    init() throws { throw Broken() }
  }
  final class Car {
    init(pump: Pump) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(throwing: { try Pump() }).lifetime(.prototype)
    builder.register { Car(pump: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let car = try? scope.resolved() as Car
    return [car == nil ? "no car" : "a car"]
  }
}

// Rules: M1-03 M1-33
public enum ErrorsOfGenericRequests: GoldenCase {
  final class Ink {}
  final class Pen {}
  struct Locator {
    let scope: DIContainer

    func find<T>() throws -> T { return try scope.resolved() }
    func find<T>(_ type: T.Type, name: String) throws -> T {
      return try self.scope.resolved(name: name)
    }
    func has<T>(_ type: T.Type) -> Bool {
      do {
        let _: T = try find()
        return true
      } catch {
        return false
      }
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.as(Pen.self, name: "red").default().lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let locator = Locator(scope: scope)
    let pen: Pen = try locator.find()
    return ["\(type(of: pen))", "\(type(of: try locator.find(Pen.self, name: "red")))"]
      + ["\(locator.has(Pen.self))", "\(locator.has(Ink.self))"]
      + ["\((try? locator.find(Ink.self, name: "red")) == nil)"]
  }
}

// Rules: M1-33
public enum ErrorsOfOptionals: GoldenCase {
  final class Ink {}
  final class Pen {}
  final class Desk {
    var ink: Ink?
    var pen: Pen?
  }

  static func find(_ scope: DIContainer) throws -> Ink? { return try scope.resolved() as Ink }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let desk = Desk()
    var found: [String] = []
    do {
      let pen: Pen? = try scope.resolved() as Pen
      found.append("\(pen != nil)")
      desk.pen = try scope.resolved() as Pen
      desk.ink = try scope.resolved() as Ink
      found.append("an ink")
    } catch {
      found.append("no ink")
    }
    found.append("\(desk.pen === *scope as Pen)")
    do { _ = try find(scope) } catch { found.append("no ink again") }
    return found
  }
}

// Rules: M1-33
public enum ErrorsOfOtherCode: GoldenCase {
  enum Fault: Error {
    case dry, torn
  }
  final class Ink {}
  final class Page {}

  static func write(_ page: Page, _ ink: Ink, fails: Bool) throws -> String {
    if fails { throw Fault.torn }
    return "written"
  }

  static func attempt(_ scope: DIContainer, fails: Bool) -> String {
    do {
      return try write(scope.resolved(), scope.resolved(), fails: fails)
    } catch Fault.torn {
      return "torn"
    } catch let fault as Fault {
      return "\(fault)"
    } catch {
      return "nothing to write with"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Page() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let empty = builder
    let other = DIContainer()
    other.register { Page() }.lifetime(.perContainer(.strong))
    other.register { Ink() }.lifetime(.perContainer(.strong))
    other.initializeSingletonObjects()
    let full = other
    return [attempt(empty, fails: false), attempt(full, fails: false), attempt(full, fails: true)]
  }
}

// Rules: M1-04 M1-28
public enum LazyErrors: GoldenCase {
  struct Torn: Error {}
  final class Page {
    init(text: String) throws { if text.isEmpty { throw Torn() } }
  }
  final class Press {
    let page: Lazy<Page>
    init(page: Lazy<Page>) { self.page = page }
  }

  public static func results() throws -> [String] {
    var text = ""
    let builder = DIContainer()
    builder.register(throwing: { try Page(text: text) }).lifetime(.perContainer(.strong))
    builder.register { Press(page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    var found: [String] = []
    do {
      found.append("\(try press.page.get())")
    } catch {
      found.append("torn")
    }
    text = "text"
    let page = try press.page.get()
    return found + ["\(page === press.page.value)"]
  }
}
