import DIv1Compat
import Dispatch
import Foundation
import TestSupport
import Testing

private final class Part {
  var isInjected = false
}
private final class Left {
  let lazy: DILazy<Right>
  init(lazy: DILazy<Right>) { self.lazy = lazy }
}
private final class Right {
  let lazy: DILazy<Left>
  init(lazy: DILazy<Left>) { self.lazy = lazy }
}
private final class Whole {
  var part: Part!
}

@Suite("Lazies and threads")
struct LazyThreadTests {
  @Test("V1-60 V1-63 threads that share a lazy get one object, created once and injected")
  func once() throws {
    let b = DIContainerBuilder()
    let made = Counter()
    b.register { () -> Part in
      made.add()
      return Part()
    }.lifetime(.perDependency).dependency {
      usleep(10)
      $1.isInjected = true
    }
    let s = try b.build()
    for round in 1...50 {
      let lazy: DILazy<Part> = *!s
      let seen = Received<ObjectIdentifier>()
      let bad = Counter()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        seen(ObjectIdentifier(lazy.value))
        if !lazy.value.isInjected { bad.add() }
      }
      #expect(Set(seen.all).count == 1)
      #expect(bad.value == 0)
      #expect(made.value == round)
    }
  }

  @Test("V1-63 lazies and shared objects that depend on each other don't deadlock")
  func noDeadlock() throws {
    for _ in 1...100 {
      let b = DIContainerBuilder()
      b.register { Left(lazy: *!$0) }.lifetime(.lazySingle).dependency { _, left in
        usleep(10)
        _ = left.lazy.value
      }
      b.register { Right(lazy: *!$0) }.lifetime(.lazySingle).dependency { _, right in
        usleep(10)
        _ = right.lazy.value
      }
      let s = try b.build()
      let left: DILazy<Left> = *!s
      let right: DILazy<Right> = *!s
      let bad = Counter()
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        switch index {
        case 0: if left.value.lazy.value !== right.value { bad.add() }
        case 1: if right.value.lazy.value !== left.value { bad.add() }
        case 2: if (*!s as Left).lazy.value !== right.value { bad.add() }
        default: if (*!s as Right).lazy.value !== left.value { bad.add() }
        }
      }
      #expect(bad.value == 0)
    }
  }

  @Test("V1-63 a lazy accessed inside a resolution publishes its object only when it is complete")
  func unfinished() throws {
    let b = DIContainerBuilder()
    let hasPart = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var lazy: DILazy<Part>!
    b.register { Part() }.lifetime(.perDependency).dependency { $1.isInjected = true }
    b.register { Whole() }.lifetime(.perDependency).dependency {
      $1.part = lazy.value
      // The injection of the part is deferred until this closure has returned.
      hasPart.signal()
      blockUntilWaiting(for: nil)
    }
    let s = try b.build()
    lazy = *!s
    let bad = Counter()
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        if (*!s as Whole).part !== lazy.value { bad.add() }
      } else {
        hasPart.wait()
        if !lazy.value.isInjected { bad.add() }
      }
    }
    #expect(bad.value == 0)
  }

  @Test("V1-63 a recursive access of a lazy neither hangs nor loses its object")
  func reentrance() throws {
    let b = DIContainerBuilder()
    nonisolated(unsafe) var lazy: DILazy<Part>!
    nonisolated(unsafe) var tile: DILazy<Tile>!
    nonisolated(unsafe) var inner: Part?
    b.register { Part() }.lifetime(.perDependency).dependency { _, part in inner = lazy.value }
    b.register(line: 7) { (_: DIScope) throws -> Tile in try tile.get() }
    let s = try b.build()
    lazy = *!s
    tile = *!s
    let part = lazy.value
    #expect(inner === part)
    #expect(lazy.value === part)
    #expect(thrown { try tile.get() } == "recursiveInitialization Tile:7")
  }

  @Test("V1-61 V1-63 access in a resolution of another scope")
  func otherScope() throws {
    let inner = DIContainerBuilder()
    inner.register { Part() }.dependency { $1.isInjected = true }
    let lazy: DILazy<Part> = *!(try inner.build())
    let b = DIContainerBuilder()
    nonisolated(unsafe) var wasInjected = false
    b.register { () -> Whole in
      let whole = Whole()
      whole.part = lazy.value
      wasInjected = whole.part.isInjected
      return whole
    }
    let whole: Whole = *!(try b.build())
    #expect(wasInjected)
    #expect(whole.part === lazy.value)
  }
}
