import DIv3
import TestSupport
import Testing

@Suite("Order")
struct OrderTests {
  final class X {}

  final class Inner {}

  final class Outer {
    let inner: Inner
    init(inner: Inner) { self.inner = inner }
  }

  let c = DIContainer()
  let log = Received<String>()

  @Test("V3-74 parameters left to right, factory, injections in order of declaration, postInit")
  func oneObject() {
    let log = log
    c.register { () -> A in
      log("parameter 2")
      return A()
    }
    c.register { () -> Numbered in
      log("parameter 1")
      return Numbered(1)
    }
    c.register { (_: Numbered, _: A) -> X in
      log("factory")
      return X()
    }
    .postInit { _ in log("post") }
    .injection { _ in log("1") }
    .injection { (_: X, _: B?) in log("2") }
    .injection { (_: X, _: B?, _: B?) in log("3") }
    .injection { _ in log("4") }
    _ = c.resolve() as X
    #expect(
      log.all == ["parameter 1", "parameter 2", "factory", "1", "2", "3", "4", "post"])
  }

  @Test("V3-74 every closure receives the created object")
  func sameObject() {
    var seen: [X] = []
    c.register(X.init)
      .injection { seen.append($0) }
      .injection { (x: X, _: A?) in seen.append(x) }
      .injection(cycle: true) { (x: X, _: A?) in seen.append(x) }
      .postInit { seen.append($0) }
    let x: X = c.resolve()
    #expect(seen.count == 4)
    #expect(seen.allSatisfy { $0 === x })
  }

  @Test("the last postInit wins")
  func lastPostInit() {
    let log = log
    c.register(X.init).postInit { _ in log("first") }.postInit { _ in log("last") }
    _ = c.resolve() as X
    #expect(log.all == ["last"])
  }

  @Test(
    "V3-75 injections of cycles run last, those of inner objects first, each in order of declaration"
  )
  func queue() {
    let log = log
    c.register(Inner.init)
      .injection(cycle: true) { (_: Inner, _: A?) in log("inner 1") }
      .injection(cycle: true) { (_: Inner, _: A?) in log("inner 2") }
      .injection { _ in log("inner now") }
    c.register(Outer.init)
      .injection(cycle: true) { (_: Outer, _: A?) in log("outer 1") }
      .injection(cycle: true) { (_: Outer, _: A?) in log("outer 2") }
      .injection { _ in log("outer now") }
    _ = c.resolve() as Outer
    #expect(
      log.all == ["inner now", "outer now", "inner 1", "inner 2", "outer 1", "outer 2"])
  }

  final class Holder {
    var inner: Inner!
    var other: Inner!
  }

  @Test(
    "V3-75 V3-76 an injection of a cycle runs in its declared position, postInit last",
    arguments: [
      DILifeTime.prototype, .objectGraph, .perContainer(.strong), .perContainer(.weak),
      .perRun(.strong),
    ])
  func placeInQueue(lifetime: DILifeTime) {
    let log = log
    c.register(Inner.init)
      .injection(cycle: true) { (_: Inner, _: A?) in log("inner") }
      .postInit { _ in log("inner post") }
    c.register(Holder.init)
      .injection(cycle: true) { (_: Holder, _: A?) in log("1") }
      .injection(cycle: true) { (_: Holder, _: A?) in log("2") }
      .injection(\.inner)
      .injection(cycle: true) { (_: Holder, _: A?) in log("3") }
      .injection(\.other)
      .postInit { _ in log("post") }
      .lifetime(lifetime)
    _ = c.resolve() as Holder
    let inner = ["inner", "inner post"]
    #expect(log.all == ["1", "2"] + inner + ["3"] + inner + ["post"])
  }

  @Test("V3-75 V3-82 so does that of an external instance")
  func placeInQueueOfExternalInstance() {
    let log = log
    c.register(Inner.init).injection(cycle: true) { (_: Inner, _: A?) in log("inner") }
    c.register(Holder.self)
      .injection(cycle: true) { (_: Holder, _: A?) in log("1") }
      .injection(\.inner)
      .lifetime(.perContainer(.strong))
    c.inject(into: Holder())
    #expect(log.all == ["1", "inner"])
  }

  @Test("V3-77 early injections receive the finished object, even if it is shared")
  func earlyCycle() {
    final class Child {
      weak var holder: Parent?
      var name = ""
    }
    final class Parent {
      var child: Child!
      var late: Child!
    }
    c.register(Child.init).lifetime(.perContainer(.strong))
      .injection(cycle: true, \.holder)
      .postInit { $0.name = "child" }
    c.register(Parent.init).lifetime(.perContainer(.strong))
      .injection(cycle: true) { $0.late = $1 }
      .injection(\.child)
    let parent: Parent = c.resolve()
    #expect(parent.child === parent.late && parent.child.holder === parent)
    #expect(parent.child.name == "child")
    #expect((c.resolve() as Parent) === parent)
  }

  @Test("V3-75 injections queued during the queue run at its end")
  func appended() {
    let log = log
    c.register(X.init).injection(cycle: true) { (_: X, _: A?) in log("x") }
    c.register(Inner.init)
      .injection(cycle: true) { (_: Inner, _: X) in log("inner") }
    c.register(Outer.init).injection(cycle: true) { (_: Outer, _: A?) in log("outer") }
    _ = c.resolve() as Outer
    #expect(log.all == ["inner", "outer", "x"])
  }

  @Test("V3-76 postInit waits only for the injections of the object's own cycles")
  func postInit() {
    final class Cyclic {
      let plain: Plain
      weak var a: Plain?
      init(plain: Plain) { self.plain = plain }
    }
    final class Plain {}
    let log = log
    c.register(Plain.init).lifetime(.objectGraph).postInit { _ in log("plain post") }
    c.register(Cyclic.init)
      .injection(cycle: true) { (cyclic: Cyclic, plain: Plain) in
        cyclic.a = plain
        log("cycle \(plain === cyclic.plain)")
      }
      .postInit { _ in log("cyclic post") }
    _ = c.resolve() as Cyclic
    #expect(log.all == ["plain post", "cycle true", "cyclic post"])
  }

  @Test("V3-76 postInit directly follows the injections of its own object")
  func behindItsOwn() {
    let log = log
    c.register(Inner.init)
      .injection(cycle: true) { (_: Inner, _: A?) in log("inner") }
      .postInit { _ in log("inner post") }
    c.register(Outer.init)
      .injection(cycle: true) { (_: Outer, _: A?) in log("outer") }
      .postInit { _ in log("outer post") }
    _ = c.resolve() as Outer
    #expect(log.all == ["inner", "inner post", "outer", "outer post"])
  }

  @Test("V3-81 a method receives any number of dependencies left to right, modified or not")
  func method() {
    final class Car {
      var parts: [String] = []

      // swift-format-ignore: Five parameters are the point.
      func setup(a: A, all: [any P], tagged: any P, maybe: Numbered?, value: Int) {
        parts = ["\(type(of: a))"] + types(all) + types([tagged]) + ["\(maybe == nil) \(value)"]
      }
    }
    let log = log
    c.register { () -> A in
      log("A")
      return A()
    }
    .as((any P).self)
    c.register { () -> B in
      log("B")
      return B()
    }
    .as((any P).self, tag: T1.self)
    c.register(Car.init)
      .injection {
        $0.setup(a: $1, all: many($2), tagged: by(tag: T1.self, on: $3), maybe: $4, value: arg($5))
      }
    let car: Car = c.resolve(args: 6)
    #expect(car.parts == ["A", "A", "B", "B", "true 6"])
    #expect(log.all == ["A", "A", "B", "B"])
  }
}
