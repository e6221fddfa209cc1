import DIEngine
import DIv3
import Testing

@Suite("Unregistered names")
struct UnknownNameTests {
  final class Inner {}
  final class Outer {
    let inner: Inner?
    init(inner: Inner?) { self.inner = inner }
  }

  let c = DIContainer()

  @Test("V3-26 an Optional is nil, for any number of requests and names")
  func optional() {
    c.register(Inner.init).as(Inner.self, name: "known to the container")
    for number in 0..<100 {
      #expect((c.resolve(name: "unknown \(number)") as Inner?) == nil)
      let layered: Inner?? = c.resolve(name: "unknown \(number)")
      #expect(layered.flatMap { $0 } == nil)
      #expect((c.resolve(name: "unknown \(number)", arguments: AnyArguments()) as Outer?) == nil)
    }
    #expect((c.resolve(name: "known to the container") as Inner?) != nil)
    #expect((c.resolve(name: "") as Inner?) != nil)
  }

  @Test("V3-26 a name that is registered after a failed request is found")
  func later() {
    #expect((c.resolve(name: "registered later") as Inner?) == nil)
    c.register(Inner.init).as(Inner.self, name: "registered later")
    #expect((c.resolve(name: "registered later") as Inner?) != nil)
  }

  @Test("a lazy or provider of an unknown name gives nil")
  func delayed() {
    let lazy: Lazy<Inner?> = c.resolve(name: "unknown to a lazy")
    let provider: Provider<Inner?> = c.resolve(name: "unknown to a provider")
    #expect(lazy.value == nil && provider.value == nil)
    c.register(Inner.init).as(Inner.self, name: "unknown to a lazy")
    #expect(lazy.value == nil)
    #expect((c.resolve(name: "unknown to a lazy") as Lazy<Inner?>).value != nil)
  }

  @Test("delayed requests and many keep no unknown name")
  func forgotten() {
    c.register(Inner.init)
    _ = c.resolve(name: "unknown, delayed") as Lazy<Inner>
    _ = c.resolve(name: "unknown, delayed by a provider") as Provider1<Inner?, Int>?
    #expect((many(c.resolve(name: "unknown, of many")) as [Inner]).count == 1)
    for name in ["unknown, delayed", "unknown, delayed by a provider", "unknown, of many"] {
      #expect(QualifierInterner.shared.knownName(name) == nil)
    }
  }

  @Test("inside a factory, too")
  func inside() {
    c.register { [unowned c] in Outer(inner: c.resolve(name: "unknown in a factory")) }
    #expect((c.resolve() as Outer).inner == nil)
  }

  @Test("V3-26 V3-71 without an Optional, the trap of a lazy names it")
  func lazyTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let lazy: Lazy<Inner> = DIContainer().resolve(name: "another")
      _ = lazy.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No component offers Inner with name \"another\"."))
  }

  @Test("V3-26 without an Optional, a trap names it")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(Inner.init).as(Inner.self, name: "some")
      _ = c.resolve(name: "another") as Inner
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No component offers Inner with name \"another\"."))
    #expect(text.contains("Inner (name \"some\") - "))
  }
}

extension LogTests {
  @Suite("Unregistered names")
  struct UnknownNameLogTests {
    @Test("V3-93 each request is logged like one of a known name")
    func verbose() {
      let c = DIContainer()
      final class Inner {}
      c.register(Inner.init).as(Inner.self, name: "told")
      let messages = logged(.verbose) { #expect((c.resolve(name: "untold") as Inner?) == nil) }
      let texts = messages.map(\.message)
      #expect(texts.first == "Begin resolve Inner with name: untold")
      #expect(texts.last == "End resolve Inner with name: untold")
      #expect(
        texts.filter { $0.contains("No component offers Inner with name \"untold\".") }.count == 1)
      // Another container knows the name.
      DIContainer().register(A.init).as(A.self, name: "untold")
      let known = logged(.verbose) { #expect((c.resolve(name: "untold") as Inner?) == nil) }
      #expect(known == messages)
    }
  }
}
