import DIv1Compat
import Testing

private final class Owner {
  let tag: String
  var part: Part!
  var other: Part!
  var fitting: Fitting!
  init(tag: String = "-") { self.tag = tag }
}

private final class Part {
  let fitting: Fitting
  init(fitting: Fitting) { self.fitting = fitting }
}

private final class Fitting {
  let owner: Owner
  init(owner: Owner) { self.owner = owner }
}

private final class Link {
  let number: Int
  var next: AnyObject!
  init(_ number: Int) { self.number = number }
}

@Suite("Deeper cycles")
struct DeeperCycleTests {
  let b = DIContainerBuilder()

  @Test("V1-32 a closure reuses an object that it obtained, if the creation led back at any depth")
  func indirect() throws {
    b.register { Owner() }.lifetime(.perDependency).dependency {
      $1.part = *!$0
      $1.other = *!$0
    }
    b.register { Part(fitting: *!$0) }.lifetime(.perDependency)
    b.register { Fitting(owner: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let owner = try s.resolve(Owner.self)
    #expect(owner.part === owner.other)
    #expect(owner.part.fitting.owner === owner)
    let part = try s.resolve(Part.self)
    #expect(part.fitting.owner.part === part)
    #expect(part.fitting.owner.other === part)
    let fitting = try s.resolve(Fitting.self)
    #expect(fitting.owner.part.fitting === fitting)
  }

  @Test("V1-32 a closure doesn't reuse an object that only an initializer obtained")
  func notObtainedByTheClosure() throws {
    b.register { Owner() }.lifetime(.perDependency).dependency {
      $1.part = *!$0
      $1.fitting = *!$0
    }
    b.register { Part(fitting: *!$0) }.lifetime(.perDependency)
    b.register { Fitting(owner: *!$0) }.lifetime(.perDependency)
    let owner = try b.build().resolve(Owner.self)
    #expect(owner.fitting !== owner.part.fitting)
    #expect(owner.fitting.owner === owner)
  }

  @Test("V1-32 names distinguish the members of a cycle")
  func names() throws {
    b.register { Link(1) }.asName("a").asName("b").lifetime(.perDependency).asDefault()
      .dependency { scope, link in
        link.next = try scope.resolve(Link.self, name: "a")
      }
    let s = try b.build()
    // Nameless -> a -> a: the second one closes the cycle with itself.
    let link = try s.resolve(Link.self)
    let a = try #require(link.next as? Link)
    #expect(a !== link)
    #expect(a.next === a)
    let b = try s.resolve(Link.self, name: "b")
    let ofB = try #require(b.next as? Link)
    #expect(ofB !== b)
    #expect(ofB.next === ofB)
  }

  @Test(
    "V1-32 a shared object inside the ring is found, from every entry of the ring",
    arguments: [DILifeTime.perScope, .lazySingle])
  func keptMember(lifetime: DILifeTime) throws {
    b.register { Owner() }.lifetime(lifetime).dependency { $1.part = *!$0 }
    b.register { Part(fitting: *!$0) }.lifetime(.perDependency)
    b.register { Fitting(owner: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let part = try s.resolve(Part.self)
    let owner = try s.resolve(Owner.self)
    #expect(part.fitting.owner === owner)
    // The owner was injected once, with the requested part.
    #expect(owner.part === part)
    #expect(try s.resolve(Part.self) !== part)
    #expect(owner.part === part)
  }

  @Test("V1-26 an object with arguments closes its cycle, although it isn't shared")
  func arguments() throws {
    b.register { Owner(tag: $1) }.dependency { $1.part = *!$0 }
    b.register { Part(fitting: *!$0) }.lifetime(.perDependency)
    b.register { Fitting(owner: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let owner = try s.resolve(Owner.self, arg: "x")
    #expect(owner.tag == "x")
    #expect(owner.part.fitting.owner === owner)
  }

  @Test("V1-32 V1-43 a cycle of transient objects leads back to an external instance")
  func given() throws {
    b.register(Owner.self).initializerDoesNotNeedToBe().lifetime(.perDependency)
      .dependency { $1.part = *!$0 }
    b.register { Part(fitting: *!$0) }.lifetime(.perDependency)
    b.register { Fitting(owner: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    for _ in 1...2 {
      let owner = Owner()
      try s.resolve(owner)
      #expect(owner.part.fitting.owner === owner)
    }
  }

  @Test("V1-31 V1-63 a cycle through a single and objects of two scopes closes")
  func acrossScopes() throws {
    b.register { Owner() }.lifetime(.lazySingle).dependency { $1.part = *!$0 }
    b.register { Part(fitting: *!$0) }
    b.register { Fitting(owner: *!$0) }
    let s = try b.build()
    let child = s.newLifeTimeScope()
    let part = try child.resolve(Part.self)
    #expect(part.fitting.owner.part === part)
    let other = try s.resolve(Part.self)
    #expect(other !== part)
    #expect(other.fitting.owner === part.fitting.owner)
    #expect(other.fitting.owner.part === part)
  }
}
