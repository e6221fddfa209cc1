import DIv3
import Testing

extension LogTests {
  /// Advice that depends on where the request comes from.
  @Suite("Remedies")
  struct RemedyTests {
    enum Tag {}
    final class Wheel {}
    final class Board {
      init(width: Int) {}
    }
    final class Wall {
      init(board: Board) {}
    }
    final class Shop {
      let boards: Provider<Board?>
      init(boards: Provider<Board?>) { self.boards = boards }
    }

    private let c = DIContainer()

    /// Whether the last message about a request that finds nothing ends with the advice.
    private func advises<T>(_ advice: String, _ type: T.Type, _ request: () -> T?) -> Bool {
      let messages = logged { #expect(request() == nil) }
      return messages.last?.message.withoutCode.hasSuffix("\n  To do: \(advice)") ?? false
    }

    @Test("V3-50 a missing argument of an object further down: AnyArguments")
    func nestedArgument() {
      c.register { Board(width: arg($0)) }
      c.register(Wall.init)
      let advice = """
        pass the argument: resolve(arguments: AnyArguments(for: Board.self, args: ...)); or make the \
        parameter Optional.
        """
      #expect(advises(advice, Wall.self) { c.resolve(args: 1) })
      let wall: Wall? = c.resolve(arguments: AnyArguments(for: Board.self, args: 1))
      #expect(wall != nil)
    }

    @Test("V3-55 a missing argument of the value of a provider: a provider with arguments")
    func delayedArgument() {
      c.register { Board(width: arg($0)) }
      c.register(Shop.init)
      let advice = """
        request a Provider1 to Provider5, whose value takes the argument; or make the parameter \
        Optional.
        """
      let shop: Shop = c.resolve()
      #expect(advises(advice, Board.self) { shop.boards.value })
    }

    @Test("V3-13 V3-83 without a factory, inject(into:) helps only if the object is kept")
    func withoutFactory() {
      c.register(Wheel.self)
      let advice = """
        register its initializer: register(Wheel.init); or, if other code creates its objects, give \
        it a lifetime that keeps them, and call inject(into:) for one before the request.
        """
      #expect(advises(advice, Wheel.self) { c.resolve() })
      let wheel = Wheel()
      c.inject(into: wheel)
      #expect(advises(advice, Wheel.self) { c.resolve() })
      c.register(Wheel.self).lifetime(.perContainer(.strong)).default()
      c.inject(into: wheel)
      #expect(c.resolve() as Wheel === wheel)
    }

    @Test("V3-34 an array with a tag in place of many: the advice keeps the tag")
    func taggedArray() {
      c.register(Wheel.init)
      c.register { Wheel() }.as(Wheel.self, tag: Tag.self)
      let advice = "2 components offer Wheel: write many(by(tag:on:)) for those with the tag."
      #expect(advises(advice, [Wheel].self) { c.resolve(tag: Tag.self) })
      #expect((many(by(tag: Tag.self, on: *c)) as [Wheel]).count == 1)
      // `many` ignores a name.
      #expect(
        advises("2 components offer Wheel: use resolveMany().", [Wheel].self) {
          c.resolve(name: "a")
        })
    }

    @Test("V3-37 V3-35 an array of lazies in a provider: the advice keeps the lazies")
    func delayedArrayOfLazies() {
      c.register(Wheel.init)
      let provider: Provider<[Lazy<Wheel>]?> = *c
      let advice = """
        1 component offers Wheel: request DIMany<Lazy<Wheel>> instead of the array in the Lazy or \
        Provider, and write many(_:) around its value.
        """
      #expect(advises(advice, [Lazy<Wheel>].self) { provider.value })
      #expect(many((*c as Provider<DIMany<Lazy<Wheel>>>).value).count == 1)
    }
  }
}
