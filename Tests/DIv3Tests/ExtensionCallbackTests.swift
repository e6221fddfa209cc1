import DIv3
import Foundation
import TestSupport
import Testing

@Suite("Callbacks of a container")
struct ExtensionCallbackTests {
  let c = DIContainer()
  let log = Received<String>()

  @Test("V3-90 V3-91 requests of a callback on its own container are not reported")
  func comesBack() {
    let log = log
    c.register(A.init).lifetime(.single)
    c.register(B.init)
    c.extensions.objectResolved = { [unowned c] info, _ in
      log("resolved \(info.type)")
      _ = c.resolve() as A
      _ = c.resolve() as B
    }
    c.extensions.objectMaked = { [unowned c] info, _ in
      log("maked \(info.type)")
      _ = c.resolve() as B
    }
    _ = c.resolve() as A
    #expect(log.all == ["maked A", "resolved A"])
    _ = c.resolve() as A
    #expect(log.all.suffix(1) == ["resolved A"])
    #expect(log.all.count == 3)
  }

  @Test("V3-91 requests of a callback on another container are reported by that container")
  func another() {
    let (log, other) = (log, DIContainer())
    other.register(B.init)
    other.extensions.objectResolved = { info, _ in log("other \(info.type)") }
    c.register(A.init)
    c.extensions.objectResolved = { info, _ in
      log("\(info.type)")
      _ = other.resolve() as B
    }
    _ = c.resolve() as A
    #expect(log.all == ["A", "other B"])
  }

  @Test("V3-90 V3-91 each callback works without the others, and can be removed")
  func takenOff() {
    let log = log
    let extensions = c.extensions
    #expect(extensions.objectMaked == nil && extensions.objectResolved == nil)
    c.register(A.init)
    extensions.objectMaked = { info, _ in log("maked \(info.type)") }
    #expect(extensions.objectMaked != nil && extensions.objectResolved == nil)
    _ = c.resolve() as A
    #expect(log.all == ["maked A"])
    extensions.objectResolved = { info, _ in log("resolved \(info.type)") }
    extensions.objectMaked = nil
    _ = c.resolve() as A
    #expect(log.all == ["maked A", "resolved A"])
    extensions.objectResolved = { info, _ in log("again \(info.type)") }
    _ = c.resolve() as A
    #expect(log.all.last == "again A")
    extensions.objectResolved = nil
    _ = c.resolve() as A
    #expect(log.all.count == 3)
    #expect(extensions.objectMaked == nil && extensions.objectResolved == nil)
  }

  @Test("V3-91 a callback can remove itself")
  func takesItselfOff() {
    let log = log
    c.register(A.init)
    c.register { (_: A, _: A) in B() }
    c.extensions.objectResolved = { [unowned c] info, _ in
      log("\(info.type)")
      c.extensions.objectResolved = nil
    }
    _ = c.resolve() as B
    _ = c.resolve() as B
    #expect(log.all == ["A"])
  }

  @Test("a container has one set of callbacks, which doesn't extend its lifetime")
  func identity() {
    weak var container: DIContainer?
    weak var captured: A?
    do {
      let c = DIContainer()
      container = c
      let a = A()
      captured = a
      #expect(c.extensions === c.extensions)
      c.extensions.objectResolved = { _, _ in _ = a }
      c.extensions.objectMaked = { _, _ in _ = a }
      c.extensions.componentRegistration = { _ in _ = a }
      c.register(A.init)
      _ = c.resolve() as A
    }
    #expect(container == nil)
    #expect(captured == nil)
  }

  @Test("callbacks of a released container can still be set")
  func outlives() {
    let extensions: DIExtensions
    do { extensions = DIContainer().extensions }
    extensions.objectMaked = { _, _ in }
    #expect(extensions.objectMaked != nil)
    extensions.objectMaked = nil
    #expect(extensions.objectMaked == nil)
  }

  @Test("V3-91 V3-96 a callback can wait for another thread that uses the container")
  func withoutLocks() {
    let (c, answered) = (c, Counter())
    c.register(A.init)
    c.register { Numbered(1) }
    c.extensions.objectResolved = { [unowned c] info, _ in
      guard info.type == A.self else { return }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [c] in
        c.register(B.init)
        if (c.resolve() as Numbered).number == 1 { answered.add() }
        c.extensions.objectMaked = { _, _ in }
        done.signal()
      }
      _ = done.wait(timeout: .now() + 5)
    }
    _ = c.resolve() as A
    #expect(answered.value == 1)
  }

  @Test("V3-91 V3-96 callbacks can be set, read and called concurrently")
  func threads() {
    let (c, calls) = (c, Counter())
    c.register(A.init).lifetime(.single)
    c.register { (_: A) in B() }
    let a: A = c.resolve()
    onThreads(4) { number in
      for round in 0..<200 {
        switch number {
        case 0:
          c.extensions.objectResolved = round.isMultiple(of: 2) ? { _, _ in calls.add() } : nil
        case 1:
          c.extensions.objectMaked = round.isMultiple(of: 3) ? { _, _ in calls.add() } : nil
        default:
          _ = c.extensions.objectMaked
          _ = c.resolve() as B
        }
      }
    }
    #expect(c.resolve() as A === a)
    let log = log
    c.extensions.objectMaked = nil
    c.extensions.objectResolved = { info, object in log("\(info.type) \(object != nil)") }
    _ = c.resolve() as B
    #expect(log.all == ["A true", "B true"])
  }
}
