import DIEngine
import DIv3
import Testing

extension LogTests {
  @Suite("Verbose steps")
  struct VerboseTests {
    final class Leaf {}

    final class Top {
      let leaf: Leaf
      var a: A?
      init(leaf: Leaf) { self.leaf = leaf }
    }

    let c = DIContainer()

    @Test("V3-93 V3-94 resolve, make and injection begin and end; found, created and saved")
    func made() {
      c.register(Leaf.init).lifetime(.single)
      c.register(A.init)
      c.register(Top.init).lifetime(.perContainer(.strong))
        .injection(\.a)
        .injection(cycle: true) { (_: Top, _: Leaf) in }
      let messages = logged(.verbose) { _ = c.resolve() as Top }
      #expect(messages.allSatisfy { $0.level == .verbose })
      #expect(
        messages.steps == [
          "Begin resolve Top",
          "\tFound [Top] for Top",
          "\tBegin make [Top]",
          "\t\tBegin resolve Leaf",
          "\t\t\tFound [Leaf] for Leaf",
          "\t\t\tBegin make [Leaf]",
          "\t\t\t\tCreated object of [Leaf]",
          "\t\t\tEnd make [Leaf]",
          "\t\t\tSaved to single: object of [Leaf]",
          "\t\tEnd resolve Leaf",
          "\t\tBegin injections of [Top]",
          "\t\t\tBegin resolve A",
          "\t\t\t\tFound [A] for A",
          "\t\t\t\tBegin make [A]",
          "\t\t\t\t\tCreated object of [A]",
          "\t\t\t\tEnd make [A]",
          "\t\t\tEnd resolve A",
          "\t\tEnd injections of [Top]",
          "\t\tCreated object of [Top]",
          "\tEnd make [Top]",
          "\tBegin injections of [Top]",
          "\t\tBegin resolve Leaf",
          "\t\t\tFound [Leaf] for Leaf",
          "\t\t\tTaken from single: object of [Leaf]",
          "\t\tEnd resolve Leaf",
          "\tEnd injections of [Top]",
          "\tSaved to perContainer(strong): object of [Top]",
          "End resolve Top",
        ])
    }

    @Test(
      "V3-94 the cache from which an object is read, and to which it is saved",
      arguments: zip(
        1...6,
        [
          DILifeTime.single, .perRun(.strong), .perRun(.weak), .perContainer(.strong),
          .perContainer(.weak), .custom(DIScope(name: "s", storage: DICacheStorage())),
        ]))
    func kept(line: Int, lifetime: DILifeTime) {
      // Process-wide instances are identified by their registration line.
      c.register(line: line, Leaf.init).lifetime(lifetime)
      var leaf: Leaf?
      let first = logged(.verbose) { leaf = c.resolve() as Leaf }.steps
      #expect(first.contains("\tCreated object of [Leaf]") == false)
      #expect(first.contains("\t\tCreated object of [Leaf]"))
      #expect(first.contains("\tSaved to \(lifetime): object of [Leaf]"))
      let again = logged(.verbose) { #expect(c.resolve() as Leaf === leaf) }.steps
      #expect(
        again == [
          "Begin resolve Leaf", "\tFound [Leaf] for Leaf",
          "\tTaken from \(lifetime): object of [Leaf]", "End resolve Leaf",
        ])
    }

    @Test("V3-94 an unfinished object is taken from the request that creates it")
    func unfinished() {
      c.register(Leaf.init).lifetime(.single).injection(cycle: true) { (_: Leaf, _: Leaf) in }
      let messages = logged(.verbose) { _ = c.resolve() as Leaf }
      #expect(messages.steps.contains("\t\t\tTaken from the running request: object of [Leaf]"))
    }

    @Test("V3-94 an external instance is used and saved")
    func used() {
      c.register(Top.self).lifetime(.single).injection { _ in }
      let top = Top(leaf: Leaf())
      #expect(
        logged(.verbose) { c.inject(into: top) }.steps == [
          "Begin inject into Top",
          "\tFound [Top] for Top",
          "\tUsed object that was given for [Top]",
          "\tBegin injections of [Top]",
          "\tEnd injections of [Top]",
          "\tSaved to single: object of [Top]",
          "End inject into Top",
        ])
    }

    @Test("V3-94 eager initialization begins and ends")
    func eager() {
      c.register(Leaf.init).lifetime(.single)
      #expect(
        logged(.verbose) { c.initializeSingletonObjects() }.steps == [
          "Begin initialize singleton objects",
          "\tBegin resolve [Leaf]",
          "\t\tFound [Leaf] for Leaf",
          "\t\tBegin make [Leaf]",
          "\t\t\tCreated object of [Leaf]",
          "\t\tEnd make [Leaf]",
          "\t\tSaved to single: object of [Leaf]",
          "\tEnd resolve [Leaf]",
          "End initialize singleton objects",
        ])
      let scope = DIScope(name: "session", storage: DICacheStorage())
      c.register(A.init).lifetime(.custom(scope))
      let messages = logged(.verbose) { c.initializeObjectsForScope(scope) }.steps
      #expect(messages.first == "Begin initialize objects of <Scope. name: session>")
      #expect(messages.contains("\t\tSaved to custom(session): object of [A]"))
      #expect(messages.last == "End initialize objects of <Scope. name: session>")
    }

    @Test("V3-94 tags, names and arrays of a request")
    func requests() {
      c.register(A.init).as((any P).self, tag: T1.self).as((any P).self, name: "a")
        .as((any P).self).lifetime(.single)
      func begin(_ body: () -> Void) -> String? { logged(.verbose, body).first?.message }
      #expect(begin { _ = c.resolve(tag: T1.self) as any P } == "Begin resolve P with tag: T1")
      #expect(begin { _ = c.resolve(name: "a") as any P } == "Begin resolve P with name: a")
      let all = logged(.verbose) { _ = many(*c) as [any P] }.steps
      #expect(
        all == [
          "Begin resolve many P", "\tBegin resolve P, one of many", "\t\tFound [A] for P",
          "\t\tTaken from single: object of [A]", "\tEnd resolve P, one of many",
          "End resolve many P",
        ])
    }

    @Test("V3-92 below level verbose no step is logged, regardless of earlier messages")
    func off() {
      c.register(Leaf.init).lifetime(.single)
      #expect(logged(.info) { _ = c.resolve() as Leaf } == [])
      #expect(logged(.verbose) { _ = c.resolve() as Leaf }.count == 4)
      #expect(logged(.info) { _ = c.resolve() as Leaf } == [])
    }

    @Test("V3-94 containers of one engine log their steps once, and so do children")
    func graphs() {
      let onEngine = DIContainer(engine: Engine())
      for container in [onEngine, DIContainer(engine: c.engine), DIContainer(parent: onEngine)] {
        container.register(Leaf.init)
        let messages = logged(.verbose) { _ = container.resolve() as Leaf }
        #expect(
          messages.steps == [
            "Begin resolve Leaf", "\tFound [Leaf] for Leaf", "\tBegin make [Leaf]",
            "\t\tCreated object of [Leaf]", "\tEnd make [Leaf]", "End resolve Leaf",
          ])
      }
    }
  }
}
