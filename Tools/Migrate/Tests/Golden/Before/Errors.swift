import DIv1Compat
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
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    do {
      let ink: Ink = try scope.resolve()
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen = try scope.resolve(Pen.self)
      found.append("\(pen === *!scope as Pen)")
    } catch let error {
      found.append("\(error)")
    }
    found.append(attempt { try scope.resolve(Ink.self) })
    found.append(attempt { try scope.resolve(Pen.self) })
    found.append(check(try scope.resolve(Ink.self) === Ink()))
    found.append(check(try scope.resolve(Pen.self) === scope.resolve(Pen.self)))
    found.append("\((try? use(scope.resolve())) == nil)")
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
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }
    let scope = try builder.build()
    var found: [String] = []
    do {
      let label: Label = try scope.resolve(arg: "Cars")
      found.append(label.text)
      found.append(try scope.resolve(Label.self).text)
    } catch {
      found.append("no label")
    }
    let wrong = try? scope.resolve(Label.self, arg: 12)
    return found + ["\(wrong == nil)", "\((try? scope.resolve(Label.self, arg: "Ships"))!.text)"]
  }
}

// Rules: M1-12 M1-33 M1-36
public enum CaughtErrorsOfNames: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    for name in ["blue", "red"] {
      do {
        let ink: Ink = try scope.resolve(name: name)
        found.append("\(type(of: ink))")
      } catch {
        found.append("no \(name) ink")
      }
      found.append("\((try? scope.resolve(Ink.self, name: name)) == nil)")
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
    init(scope: DIScope) throws { ink = try scope.resolve() }
  }

  static func ink(_ scope: DIScope) throws -> Ink { return try scope.resolve() }
  static func pen(_ scope: DIScope) throws -> Pen { return try scope.resolve() }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    let scope = try builder.build()
    var found = ["\((try? ink(scope)) == nil)", "\(try pen(scope) === *!scope as Pen)"]
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
    let builder = DIContainerBuilder()
    builder.register { scope in Pen(ink: try scope.resolve(name: "blue")) }.lifetime(.perScope)
    builder.register { scope in Maker(make: { try scope.resolve() }) }.lifetime(.perScope)
    builder.register { Desk() }
      .dependency { scope, desk in
        do {
          desk.ink = try scope.resolve(name: "red")
        } catch {
          desk.state = "no ink"
        }
      }
      .lifetime(.perScope)
    let scope = try builder.build()
    let maker: Maker = *!scope
    let desk: Desk = *!scope
    return ["\((try? scope.resolve(Pen.self)) == nil)", "\((try? maker.make()) == nil)"]
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
    let builder = DIContainerBuilder()
    builder.register { _ in try Pump() }.lifetime(.perDependency)
    builder.register { scope in Car(pump: try scope.resolve()) }.lifetime(.perDependency)
    let scope = try builder.build()
    let car = try? scope.resolve(Car.self)
    return [car == nil ? "no car" : "a car"]
  }
}

// Rules: M1-03 M1-33
public enum ErrorsOfGenericRequests: GoldenCase {
  final class Ink {}
  final class Pen {}
  struct Locator {
    let scope: DIScope

    func find<T>() throws -> T { return try scope.resolve() }
    func find<T>(_ type: T.Type, name: String) throws -> T {
      return try self.scope.resolve(name: name)
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
    let builder = DIContainerBuilder()
    builder.register { Pen() }.asSelf().asName("red").asDefault().lifetime(.perDependency)
    let scope = try builder.build()
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

  static func find(_ scope: DIScope) throws -> Ink? { return try scope.resolve() }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    let scope = try builder.build()
    let desk = Desk()
    var found: [String] = []
    do {
      let pen: Pen? = try scope.resolve()
      found.append("\(pen != nil)")
      desk.pen = try scope.resolve()
      desk.ink = try scope.resolve()
      found.append("an ink")
    } catch {
      found.append("no ink")
    }
    found.append("\(desk.pen === *!scope as Pen)")
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

  static func attempt(_ scope: DIScope, fails: Bool) -> String {
    do {
      return try write(scope.resolve(), scope.resolve(), fails: fails)
    } catch Fault.torn {
      return "torn"
    } catch let fault as Fault {
      return "\(fault)"
    } catch {
      return "nothing to write with"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Page() }.lifetime(.perScope)
    let empty = try builder.build()
    let other = DIContainerBuilder()
    other.register { Page() }.lifetime(.perScope)
    other.register { Ink() }.lifetime(.perScope)
    let full = try other.build()
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
    let page: DILazy<Page>
    init(page: DILazy<Page>) { self.page = page }
  }

  public static func results() throws -> [String] {
    var text = ""
    let builder = DIContainerBuilder()
    builder.register { try Page(text: text) }.lifetime(.perScope)
    builder.register { scope in Press(page: -*!scope) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = *!scope
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
