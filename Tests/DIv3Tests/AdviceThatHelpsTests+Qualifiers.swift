import DIv3
import Testing

// Names and tags that a request lacks, or states wrongly.
extension LogTests.AdviceThatHelpsTests {
  @Test("V3-14 a tag that the request lacks is called a tag")
  func forgottenTag() throws {
    c.register(file: "Parts.swift", line: 10, Diesel.init)
      .as((any Engine).self, tag: Slow.self).as(Diesel.self, name: "own")
    #expect(
      try text { c.resolve() as (any Engine)? } == """
        Engine is registered only with tags, but the request has none.
          Found:
            Diesel (tag Slow) - Parts.swift:10
          To do: use resolve(tag:), or also offer it without one: as((any Engine).self).
        """)
    #expect(c.resolve(tag: Slow.self) as (any Engine)? != nil)
  }

  @Test("V3-17 a name that a request or a parameter lacks")
  func forgottenName() throws {
    c.register(file: "Parts.swift", line: 10) { Wheel() as AnyObject }.as(
      Wheel.self, name: "spare")
    c.register(file: "Parts.swift", line: 20, Car.init)
    c.register(file: "Parts.swift", line: 30, Diesel.init)
      .as((any Engine).self, tag: Slow.self).as((any Engine).self, name: "own")
    #expect(
      try text { c.resolve() as Wheel? } == """
        Wheel is registered only with names, but the request has none.
          Found:
            AnyObject (name "spare") - Parts.swift:10
          To do: use resolve(name:), or also offer it without one: as(Wheel.self).
        """)
    #expect(
      try text { c.resolve() as Car? } == """
        Wheel is registered only with names, but the request has none.
          Requested by:
            creating Car - Parts.swift:20
          Found:
            AnyObject (name "spare") - Parts.swift:10
          To do: use injection(name:), or also offer it without one: as(Wheel.self).
        """)
    #expect(
      try text { c.resolve() as (any Engine)? } == """
        Engine is registered only with names or tags, but the request has none.
          Found:
            Diesel (tag Slow, name "own") - Parts.swift:30
          To do: use resolve(name:) or resolve(tag:), or also offer it without one: as((any Engine).self).
        """)
  }

  @Test("V3-14 a parameter lacks a tag; validation says the same")
  func forgottenTagOfParameter() throws {
    c.register(file: "Parts.swift", line: 10) { Wheel() as AnyObject }
      .as(Wheel.self, tag: Slow.self)
    c.register(file: "Parts.swift", line: 20, Car.init)
    let advice = "To do: use by(tag:on:), or also offer it without one: as(Wheel.self)."
    #expect(try text { c.resolve() as Car? }.hasSuffix(advice))
    let found = logged { #expect(!c.makeGraph().checkIsValid()) }
    #expect(
      found.first?.message.withoutCode == """
        Parts.swift:20: no component offers Wheel, which Car needs for its initializer; others offer that type with \
        other names or tags: AnyObject (Parts.swift:10)
          \(advice)
        """)
    c.register { Car(wheel: by(tag: Slow.self, on: $0)) }.default()
    #expect(c.resolve() as Car? != nil)
  }

  @Test("V3-14 a wrong tag: the first line names the type and the tag")
  func wrongTag() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let c = DIContainer()
      c.register(file: "Parts.swift", line: 10, Diesel.init).as((any Engine).self, tag: Fast.self)
      _ = c.resolve(tag: Slow.self) as any Engine
    }
    expectText(
      result,
      """
      Can't resolve type Engine with tag Slow.
      No component offers Engine with tag Slow.
        Found:
          Diesel (tag Fast) - Parts.swift:10
        To do: register the name or tag, or request one of those that exist.
      """)
  }

  @Test("V3-30 a request for many that fails names an array")
  func circularMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let c = DIContainer()
      c.register(file: "Parts.swift", line: 10) { (_: Car) in Wheel() }
      c.register(file: "Parts.swift", line: 20, Car.init)
      _ = c.resolveMany() as [Wheel]
    }
    #expect(Self.trapText(result).hasPrefix("Can't resolve type Array<Wheel>."))
  }
}
