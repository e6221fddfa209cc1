import DIv3
import Testing

@Suite("Arguments of lazies and providers")
struct DelayedArgumentTests {
  final class Five {
    let text: String
    init(_ a: Int, _ b: Double?, _ c: String?, _ d: Bool?, _ e: Character?) {
      text =
        "\(a) \(b.map { "\($0)" } ?? "-") \(c ?? "-") \(d.map { "\($0)" } ?? "-")"
        + " \(e.map { "\($0)" } ?? "-")"
    }
  }

  final class Owner {
    let five: Five
    init(five: Five) { self.five = five }
  }

  let c = DIContainer()

  init() {
    c.register { Five(arg($0), arg($1), arg($2), arg($3), arg($4)) }
      .as(Five.self, tag: T1.self)
    c.register(Owner.init)
  }

  @Test("V3-55 a provider passes its values to its component")
  func passes() {
    let one: Provider1<Five, Int> = *c
    let two: Provider2<Five, Int, Double> = *c
    let three: Provider3<Five, Int, Double, String> = *c
    let four: Provider4<Five, Int, Double, String, Bool> = *c
    let five: Provider5<Five, Int, Double, String, Bool, Character> = *c
    #expect(one.value(1).text == "1 - - - -")
    #expect(two.value(1, 2.5).text == "1 2.5 - - -")
    #expect(three.value(1, 2.5, "c").text == "1 2.5 c - -")
    #expect(four.value(1, 2.5, "c", true).text == "1 2.5 c true -")
    #expect(five.value(1, 2.5, "c", true, "e").text == "1 2.5 c true e")
    #expect(one.value(2).text == "2 - - - -")
  }

  @Test("V3-55 V3-53 an empty Optional counts as a value")
  func emptyOptional() {
    let provider: Provider3<Five, Int?, Double?, String?> = *c
    #expect(provider.value(1, nil, "c").text == "1 - c - -")
    let softened: Provider1<Five?, Int?> = *c
    #expect(softened.value(nil) == nil)
  }

  @Test("V3-55 the base type is found through Optional, tag and other wrappers")
  func base() {
    #expect((*c as Provider1<Five?, Int>).value(1)?.text == "1 - - - -")
    let tagged: Provider1<Five, Int> = by(tag: T1.self, on: *c)
    #expect(tagged.value(1).text == "1 - - - -")
    let lazies: Provider1<Lazy<Five>, Int> = *c
    #expect(lazies.value(1).value.text == "1 - - - -")
    let many: Provider1<DIMany<Five>, Int> = *c
    #expect(DIv3.many(many.value(1)).map(\.text) == ["1 - - - -"])
  }

  @Test("V3-55 a provider with arguments for any depth")
  func anyDepth() {
    let owners: ProviderArgs<Owner> = *c
    let args = AnyArguments(for: Five.self, args: 3, 4.5)
    #expect(owners.value(args: args).five.text == "3 4.5 - - -")
    #expect((*c as ProviderArgs<Five?>).value(args: AnyArguments()) == nil)
  }

  @Test("V3-49 arguments of the request pass through wrappers")
  func throughWrappers() {
    #expect((c.resolve(args: 1) as Lazy<Five>).value.text == "1 - - - -")
    #expect((c.resolve(args: 1, 2.5) as Provider<Five>?)?.value.text == "1 2.5 - - -")
    #expect((by(tag: T1.self, on: c.resolve(args: 6)) as Lazy<Five>).value.text == "6 - - - -")
    let lazies: [Lazy<Five>] = many(c.resolve(args: 7))
    #expect(lazies.map(\.value.text) == ["7 - - - -"])
  }

  @Test("V3-49 lazies keep the values of their calls, which are over")
  func outlivesCall() {
    let lazies: [Lazy<Five>] = (0..<100).map { (number: Int) in
      c.resolve(args: number, 0.5, "text \(number)")
    }
    #expect(lazies.map(\.value.text) == (0..<100).map { "\($0) 0.5 text \($0) - -" })
  }

  @Test("V3-55 the request's arguments serve wrappers without arguments of their own")
  func keptForLater() {
    c.register { (lazy: Lazy<Owner>, provider: Provider<Five>) in [(lazy, provider)] }
    let pairs: [(Lazy<Owner>, Provider<Five>)] = c.resolve(
      arguments: AnyArguments(for: Five.self, args: 8))
    #expect(pairs[0].0.value.five.text == "8 - - - -")
    #expect(pairs[0].1.value.text == "8 - - - -")
    let own: Provider1<Five, Int> = c.resolve(args: 1)
    #expect(own.value(2).text == "2 - - - -")
  }
}
