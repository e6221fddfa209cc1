/// A night, counted from a Monday in the past.
public struct Night: Hashable, Comparable, Sendable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  public var isWeekend: Bool { (4...5).contains(number % 7) }

  public func later(by nights: Int) -> Night {
    Night(number + nights)
  }

  public static func < (left: Night, right: Night) -> Bool {
    left.number < right.number
  }
}
