import DIv3
import Foundation
import Testing

@Suite("What is told of registrations")
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
  let told = Heard<DIComponentVertex>()

  private func follow() {
    c.extensions.componentRegistration = { [told] in told($0) }
  }

  @Test("V3-89 one call for a registration, with its final configuration")
  func statement() {
    follow()
    let line = #line + 1
    c.register(A.init).lifetime(.single)
    #expect(told.all.count == 1)
    #expect(told.all.first?.lifeTime == .single)
    #expect(told.all.first?.componentInfo.type == A.self)
    #expect(told.all.first?.componentInfo.line == line)
    #expect(told.all.first?.componentInfo.file == #file)
  }

  @Test("V3-89 all that the builder was told")
  func configuration() throws {
    follow()
    c.register(A.init)
    c.register(B.self).as((any P).self).as((any P).self, tag: T1.self)
      .as((any P).self, name: "b").lifetime(.perRun(.weak)).default().root().unused()
    let (plain, full) = (try #require(told.all.first), try #require(told.all.last))
    #expect(told.all.count == 2)
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
      told.all.map { "\($0.componentInfo.type)" } == ["A", "A", "B", "Numbered", "Numbered"])
    #expect(Set(told.all).count == 5)
  }

  @Test("V3-89 a builder that is held is told when it is released, as it is then")
  func held() {
    follow()
    func hold() {
      let builder = c.register(A.init)
      withExtendedLifetime(builder) {
        c.register(B.init)
        builder.lifetime(.single)
        #expect(told.all.map { "\($0.componentInfo.type)" } == ["B"])
      }
    }
    hold()
    #expect(told.all.map { "\($0.componentInfo.type)" } == ["B", "A"])
    #expect(told.all.last?.lifeTime == .single)
  }

  @Test("V3-89 V3-9 the container's own registration is not told")
  func ownRegistration() {
    follow()
    _ = DIContainer(parent: c)
    let other = DIContainer(engine: c.engine)
    #expect(told.all.isEmpty)
    other.register(A.init)
    #expect(told.all.count == 1)
  }

  @Test("V3-89 V3-6 a line that is registered again is told once")
  func repetition() {
    follow()
    for number in 1...3 { c.register { Numbered(number) } }
    #expect(told.all.count == 1)
    for number in 1...3 { c.register(line: number, { Numbered(number) }) }
    #expect(told.all.map(\.componentInfo.line).suffix(3) == [1, 2, 3])
  }

  @Test("V3-89 V3-8 the component can be asked for by then, and may be changed by others")
  func comesBack() {
    let objects = Heard<A?>()
    c.extensions.componentRegistration = { [unowned c] _ in objects(c.resolve()) }
    c.register(A.init).lifetime(.single)
    #expect(objects.all.count == 1)
    #expect(objects.all.first.flatMap { $0 } === c.resolve() as A)
  }

  @Test("V3-89 what a callback registers is told, too")
  func registersItself() {
    c.extensions.componentRegistration = { [unowned c, told] in
      told($0)
      c.register(B.init).lifetime(.single)
    }
    c.register(A.init)
    #expect(told.all.map { "\($0.componentInfo.type)" } == ["A", "B"])
    #expect(told.all.last?.lifeTime == .single)
  }

  @Test("V3-89 the callback that is set when the builder is released is called")
  func replaced() {
    follow()
    let later = Heard<DIComponentVertex>()
    func hold(_ change: () -> Void) {
      let builder = c.register(line: told.all.count + later.all.count, A.init)
      withExtendedLifetime(builder) { change() }
    }
    hold { c.extensions.componentRegistration = { later($0) } }
    #expect(told.all.isEmpty)
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
    let vertex = try #require(told.all.first)
    #expect(told.all.count == 1)
    #expect(vertex.framework == Shop.self)
    #expect(vertex.part == Shelf.self)
  }

  @Test("V3-89 V3-46 each container tells of its own registrations")
  func family() {
    let child = DIContainer(parent: c)
    let toldByChild = Heard<DIComponentVertex>()
    follow()
    child.extensions.componentRegistration = { toldByChild($0) }
    c.register(A.init)
    child.register(B.init)
    #expect(told.all.map { "\($0.componentInfo.type)" } == ["A"])
    #expect(toldByChild.all.map { "\($0.componentInfo.type)" } == ["B"])
  }

  @Test("V3-89 V3-96 a callback may wait for another thread that uses the container")
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

  @Test("V3-89 V3-96 registrations of many threads are told once each")
  func threads() {
    let (c, told) = (c, told)
    follow()
    onThreads { number in
      for line in 0..<50 { c.register(file: "\(number)", line: line, A.init).lifetime(.single) }
    }
    #expect(told.all.count == 400)
    #expect(Set(told.all).count == 400)
    #expect(told.all.allSatisfy { $0.lifeTime == .single })
  }

  @Test("V3-89 V3-96 a callback may be set while others register")
  func settingMeanwhile() {
    let (c, told) = (c, told)
    onThreads(4) { number in
      for line in 0..<100 {
        if number == 0 {
          c.extensions.componentRegistration = line.isMultiple(of: 2) ? { told($0) } : nil
        }
        c.register(file: "\(number)", line: line, A.init)
      }
    }
    c.extensions.componentRegistration = { told($0) }
    let before = told.all.count
    c.register(B.init)
    #expect(told.all.count == before + 1)
    #expect(Set(told.all).count == before + 1)
  }
}
