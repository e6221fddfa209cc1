import DIEngine
import Foundation

/// Thousands of types, numbered with four digits.
protocol Digit: Sendable {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

/// One object of a chain of initializer dependencies.
class AnyLink {
  /// The number of links below this one.
  let depth: Int
  init(_ depth: Int) { self.depth = depth }
}

final class Link<A: Digit, B: Digit, C: Digit, D: Digit>: AnyLink {}

/// A container in which each link depends on the one with the next lower number, down to 0.
struct DeepChain {
  enum Way: CaseIterable, Sendable {
    /// The next link is a parameter.
    case declared
    /// A closure requests the next link.
    case asked
  }

  let c: RawContainer
  private let style: RawContainer.Style
  private let lifetime: Lifetime

  private static let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
  ]

  private static func digits(_ number: Int) -> [any Digit.Type] {
    [1_000, 100, 10, 1].map { digits[number / $0 % 10] }
  }

  /// - Parameter isRing: Whether the lowest link depends on the topmost one.
  init(
    _ count: Int, _ way: Way, kept lifetime: Lifetime, _ style: RawContainer.Style = .withdrawing,
    isRing: Bool = false
  ) {
    c = RawContainer(style)
    self.style = style
    self.lifetime = lifetime
    for number in 0..<count {
      if number == 0, !isRing {
        c.declare(style, kept: lifetime) { Link<D0, D0, D0, D0>(0) }
      } else {
        let (own, next) = (Self.digits(number), Self.digits(number == 0 ? count - 1 : number - 1))
        add(way, own[0], own[1], own[2], own[3], next[0], next[1], next[2], next[3])
      }
    }
  }

  private func add<
    A: Digit, B: Digit, C: Digit, D: Digit, E: Digit, F: Digit, G: Digit, H: Digit
  >(
    _ way: Way, _: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: F.Type, _: G.Type,
    _: H.Type
  ) {
    switch way {
    case .declared:
      c.declare(style, kept: lifetime) { (next: Link<E, F, G, H>) in
        Link<A, B, C, D>(next.depth + 1)
      }
    case .asked:
      c.closure(style, kept: lifetime) { c in
        Link<A, B, C, D>(try c.get(Link<E, F, G, H>.self).depth + 1)
      }
    }
  }

  /// Requests a link.
  func get(_ number: Int) throws -> AnyLink {
    func get<A: Digit, B: Digit, C: Digit, D: Digit>(
      _: A.Type, _: B.Type, _: C.Type, _: D.Type
    ) throws -> AnyLink {
      try c.get(Link<A, B, C, D>.self)
    }
    let own = Self.digits(number)
    return try get(own[0], own[1], own[2], own[3])
  }
}

/// Runs a body on a thread with a stack of a given size, and waits for it.
func onStack(ofKilobytes size: Int, _ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = size * 1_024
  thread.start()
  done.wait()
}
