/// The dependencies of up to six components, as parameters or injections.
struct GraphShape: Sendable, CustomStringConvertible {
  struct Point: Sendable {
    /// The dependencies of the initializer.
    var initializer: [Int] = []
    /// The injected dependencies, with one closure for each.
    var injections: [Int] = []
  }

  var points: [Point]

  init(_ count: Int) {
    points = Array(repeating: Point(), count: count)
  }

  var description: String {
    points.enumerated().map { "\($0): init \($1.initializer) inject \($1.injections)" }
      .joined(separator: "; ")
  }

  /// Returns all shapes of a few components: between each two, in each direction, nothing, a
  /// parameter of the initializer, or an injection.
  static func all(_ count: Int) -> [GraphShape] {
    let pairs = (0..<count).flatMap { from in
      (0..<count).filter { $0 != from }.map { (from, $0) }
    }
    var shapes = [GraphShape(count)]
    for (from, to) in pairs {
      shapes = shapes.flatMap { shape -> [GraphShape] in
        var (parameter, injection) = (shape, shape)
        parameter.points[from].initializer.append(to)
        injection.points[from].injections.append(to)
        return [shape, parameter, injection]
      }
    }
    return shapes
  }

  /// Typical shapes of four to six components.
  static var larger: [GraphShape] { (4...6).flatMap(typical) }

  private static func typical(_ count: Int) -> [GraphShape] {
    let last = count - 1
    let line = (0..<last).map { ($0, $0 + 1) }
    let ring = line + [(last, 0)]
    let star = (1...last).map { (0, $0) }
    let spokes = star + (1...last).map { ($0, 0) }
    let diamond = (1..<last).flatMap { [(0, $0), ($0, last)] }
    let twoRings = [(0, 1), (1, 0), (1, 2), (2, 3), (3, 1)] + (3..<last).map { ($0, $0 + 1) }
    return [line, star, diamond].flatMap { edges in
      [GraphShape(count, edges) { _, _ in true }, GraphShape(count, edges) { _, _ in false }]
    }
      + [ring, spokes, twoRings, diamond, line + diamond].flatMap { edges in
        // Initializers depend only on later components, so that they form no cycle.
        [
          GraphShape(count, edges) { _, _ in false },
          GraphShape(count, edges) { $0 < $1 && ($0 + $1) % 2 == 1 },
        ]
      }
  }

  private init(_ count: Int, _ edges: [(Int, Int)], isParameter: (Int, Int) -> Bool) {
    self.init(count)
    for (from, to) in edges {
      if isParameter(from, to) {
        points[from].initializer.append(to)
      } else {
        points[from].injections.append(to)
      }
    }
  }

  /// Returns shapes of four to six components with pseudorandom edges.
  static func random(_ number: Int) -> [GraphShape] {
    var state: UInt64 = 0x2545_f491_4f6c_dd1d
    func next(below limit: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % limit
    }
    return (0..<number).map { index in
      var shape = GraphShape(4 + index % 3)
      for from in shape.points.indices {
        for to in shape.points.indices {
          switch next(below: 8) {
          case 0 where from < to: shape.points[from].initializer.append(to)
          case 1: shape.points[from].injections.append(to)
          default: break
          }
        }
      }
      return shape
    }
  }
}
