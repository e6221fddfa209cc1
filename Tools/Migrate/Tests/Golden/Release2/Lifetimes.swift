import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-30
public enum AllLifetimes: GoldenCase {
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class E {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { A() }.lifetime(.single)
    builder.register { B() }.lifetime(.lazySingle)
    builder.register { C() }.lifetime(.perScope)
    builder.register { D() }.lifetime(.perDependency)
    builder.register { E() }
    let scope = try builder.build()
    let other = scope.newLifeTimeScope()
    var found: [Bool] = []
    found.append(try! *scope as A === (try! *other) as A)
    found.append(try! *scope as B === (try! *other) as B)
    found.append(try! *scope as C === (try! *scope) as C)
    found.append(try! *scope as C === (try! *other) as C)
    found.append(try! *scope as D === (try! *scope) as D)
    found.append(try! *scope as E === (try! *scope) as E)
    found.append(try! *scope as E === (try! *other) as E)
    return found.map { "\($0)" }
  }
}

// Rules: M12-01 M12-20 M12-30
public enum EagerSingles: GoldenCase {
  final class Clock {
    nonisolated(unsafe) static var made = 0
    init() { Clock.made += 1 }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    Clock.made = 0
    builder.register { Clock() }.lifetime(.single)
    let scope = try builder.build()
    let made = Clock.made
    let clock: Clock = try! *scope
    return ["\(made)", "\(clock === (try! *scope) as Clock)", "\(Clock.made)"]
  }
}
