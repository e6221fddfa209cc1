import DIv3
import Foundation
import TestSupport
import Testing

@Suite("Reports of registrations")
struct ExtensionRegistrationTests {
  final class Shop: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: Shelf.self)
    }
  }

  final class Shelf: DIPart {
    static func load(container: DIContainer) {
      container.register(A.init)
    }
  }

  let c = DIContainer()
  let reported = Received<DIComponentVertex>()

  private func follow() {
    c.extensions.componentRegistration = { [reported] in reported($0) }
  }

  @Test("V3-89 one call for each registration, with its final configuration")
  func statement() {
    follow()
    let line = #line + 1
    c.register(A.init).lifetime(.single)
    #expect(reported.all.count == 1)
    #expect(reported.all.first?.lifeTime == .single)
    #expect(reported.all.first?.componentInfo.type == A.self)
    #expect(reported.all.first?.componentInfo.line == line)
    #expect(reported.all.first?.componentInfo.file == #file)
  }

  @Test("V3-89 all settings of the builder")
  func configuration() throws {
    follow()
    c.register(A.init)
    c.register(B.self).as((any P).self).as((any P).self, tag: T1.self)
      .as((any P).self, name: "b").lifetime(.perRun(.weak)).default().root().unused()
    let (plain, full) = (try #require(reported.all.first), try #require(reported.all.last))
    #expect(reported.all.count == 2)
    #expect(plain.priority == .normal && full.priority == .default)
    #expect(plain.lifeTime == .prototype && full.lifeTime == .perRun(.weak))
    #expect(plain.canInitialize && !full.canInitialize)
    #expect(!plain.isRoot && full.isRoot)
    #expect(!plain.unused && full.unused)
    #expect(plain.alternativeTypes.isEmpty)
    #expect(
      full.alternativeTypes.map { "\($0)" }.map { $0.contains("P") } == [true, true, true])
    #expect(plain.framework == nil && plain.part == nil)
  }

  @Test("V3-89 each form of registration")
  func forms() {
    follow()
    c.register(A.self)
    c.register { A() }
    c.register1 { (_: A) in B() }
    c.register({ (number: Int) in Numbered(number) }, modificator: { arg($0) })
    c.register(
      { (first: Int, second: Int) in Numbered(first + second) },
      modificator: { (arg($0), arg($1)) })
    #expect(
      reported.all.map { "\($0.componentInfo.type)" } == ["A", "A", "B", "Numbered", "Numbered"])
    #expect(Set(reported.all).count == 5)
  }

  @Test("V3-89 a retained builder is reported at its release, with its final configuration")
  func held() {
    follow()
    func hold() {
      let builder = c.register(A.init)
      withExtendedLifetime(builder) {
        c.register(B.init)
        builder.lifetime(.single)
        #expect(reported.all.map { "\($0.componentInfo.type)" } == ["B"])
      }
    }
    hold()
    #expect(reported.all.map { "\($0.componentInfo.type)" } == ["B", "A"])
    #expect(reported.all.last?.lifeTime == .single)
  }

  @Test("V3-89 V3-9 the container's own registration is not reported")
  func ownRegistration() {
    follow()
    _ = DIContainer(parent: c)
    let other = DIContainer(engine: c.engine)
    #expect(reported.all.isEmpty)
    other.register(A.init)
    #expect(reported.all.count == 1)
  }

  @Test("V3-89 V3-6 a line that registers repeatedly is reported once")
  func repetition() {
    follow()
    for number in 1...3 { c.register { Numbered(number) } }
    #expect(reported.all.count == 1)
    for number in 1...3 { c.register(line: number, { Numbered(number) }) }
    #expect(reported.all.map(\.componentInfo.line).suffix(3) == [1, 2, 3])
  }

  @Test("V3-89 V3-8 the component can be resolved at that time, and others may change it")
  func comesBack() {
    let objects = Received<A?>()
    c.extensions.componentRegistration = { [unowned c] _ in objects(c.resolve()) }
    c.register(A.init).lifetime(.single)
    #expect(objects.all.count == 1)
    #expect(objects.all.first.flatMap { $0 } === c.resolve() as A)
  }

  @Test("V3-89 registrations of a callback are reported, too")
  func registersItself() {
    c.extensions.componentRegistration = { [unowned c, reported] in
      reported($0)
      c.register(B.init).lifetime(.single)
    }
    c.register(A.init)
    #expect(reported.all.map { "\($0.componentInfo.type)" } == ["A", "B"])
    #expect(reported.all.last?.lifeTime == .single)
  }

  @Test("V3-89 the callback at the time of the builder's release is called")
  func replaced() {
    follow()
    let later = Received<DIComponentVertex>()
    func hold(_ change: () -> Void) {
      let builder = c.register(line: reported.all.count + later.all.count, A.init)
      withExtendedLifetime(builder) { change() }
    }
    hold { c.extensions.componentRegistration = { later($0) } }
    #expect(reported.all.isEmpty)
    #expect(later.all.count == 1)
    hold { c.extensions.componentRegistration = nil }
    c.register(B.init)
    #expect(c.extensions.componentRegistration == nil)
    #expect(later.all.count == 1)
  }

  @Test("V3-89 V3-39 the framework and the part of a registration")
  func origin() throws {
    follow()
    c.append(framework: Shop.self)
    let vertex = try #require(reported.all.first)
    #expect(reported.all.count == 1)
    #expect(vertex.framework == Shop.self)
    #expect(vertex.part == Shelf.self)
  }

  @Test("V3-89 V3-46 each container reports its own registrations")
  func family() {
    let child = DIContainer(parent: c)
    let reportedByChild = Received<DIComponentVertex>()
    follow()
    child.extensions.componentRegistration = { reportedByChild($0) }
    c.register(A.init)
    child.register(B.init)
    #expect(reported.all.map { "\($0.componentInfo.type)" } == ["A"])
    #expect(reportedByChild.all.map { "\($0.componentInfo.type)" } == ["B"])
  }

  @Test("V3-89 V3-96 a callback can wait for another thread that uses the container")
  func withoutLocks() {
    let (c, answered) = (c, Counter())
    c.register(A.init)
    c.extensions.componentRegistration = { [unowned c] vertex in
      guard vertex.componentInfo.type == B.self else { return }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [c] in
        c.register { Numbered(1) }
        if (c.resolve() as Numbered).number == 1 { answered.add() }
        _ = c.extensions.componentRegistration
        done.signal()
      }
      _ = done.wait(timeout: .now() + 5)
    }
    c.register(B.init)
    #expect(answered.value == 1)
  }

  @Test("V3-89 V3-96 concurrent registrations are reported once each")
  func threads() {
    let (c, reported) = (c, reported)
    follow()
    onThreads { number in
      for line in 0..<50 { c.register(file: "\(number)", line: line, A.init).lifetime(.single) }
    }
    #expect(reported.all.count == 400)
    #expect(Set(reported.all).count == 400)
    #expect(reported.all.allSatisfy { $0.lifeTime == .single })
  }

  @Test("V3-89 V3-96 a callback can be set while others register")
  func settingMeanwhile() {
    let (c, reported) = (c, reported)
    onThreads(4) { number in
      for line in 0..<100 {
        if number == 0 {
          c.extensions.componentRegistration = line.isMultiple(of: 2) ? { reported($0) } : nil
        }
        c.register(file: "\(number)", line: line, A.init)
      }
    }
    c.extensions.componentRegistration = { reported($0) }
    let before = reported.all.count
    c.register(B.init)
    #expect(reported.all.count == before + 1)
    #expect(Set(reported.all).count == before + 1)
  }
}
