/// An operation on each of the filler types.
public protocol FillerVisitor {
  func visit<T: FillerType>(_ type: T.Type)
}

/// The specialisations of `Filler` over the ten markers, in a fixed order.
public enum FillerTypes {
  public static func forEach(upTo count: Int, _ visitor: some FillerVisitor) {
    precondition(count <= 10_000, "there are 10,000 filler types")
    for number in 0..<count {
      let first = Markers.all[number / 1_000]
      visitor.visit(withOne(first, number))
    }
  }

  private static func withOne<A: Marker>(_ a: A.Type, _ number: Int) -> any FillerType.Type {
    let second = Markers.all[number / 100 % 10]
    return withTwo(a, second, number)
  }

  private static func withTwo<A: Marker, B: Marker>(
    _ a: A.Type, _ b: B.Type, _ number: Int
  ) -> any FillerType.Type {
    let third = Markers.all[number / 10 % 10]
    return withThree(a, b, third, number)
  }

  private static func withThree<A: Marker, B: Marker, C: Marker>(
    _ a: A.Type, _ b: B.Type, _ c: C.Type, _ number: Int
  ) -> any FillerType.Type {
    let fourth = Markers.all[number % 10]
    return withFour(a, b, c, fourth)
  }

  private static func withFour<A: Marker, B: Marker, C: Marker, D: Marker>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> any FillerType.Type {
    Filler<A, B, C, D>.self
  }
}
