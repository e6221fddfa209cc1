/// The specialisations of `Link` over the ten markers, in a fixed order.
public enum LinkTypes {
  public static func first(_ count: Int) -> [any LinkType.Type] {
    precondition(count <= 1_000, "there are 1,000 link types")
    return (0..<count).map { number in
      let first = Markers.all[number / 100]
      return withOne(first, number)
    }
  }

  private static func withOne<A: Marker>(_ a: A.Type, _ number: Int) -> any LinkType.Type {
    let second = Markers.all[number / 10 % 10]
    return withTwo(a, second, number)
  }

  private static func withTwo<A: Marker, B: Marker>(
    _ a: A.Type, _ b: B.Type, _ number: Int
  ) -> any LinkType.Type {
    let third = Markers.all[number % 10]
    return withThree(a, b, third)
  }

  private static func withThree<A: Marker, B: Marker, C: Marker>(
    _: A.Type, _: B.Type, _: C.Type
  ) -> any LinkType.Type {
    Link<A, B, C>.self
  }
}
