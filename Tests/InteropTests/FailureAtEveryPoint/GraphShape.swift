/// Which of up to six components needs which others, and when.
struct GraphShape: Sendable, CustomStringConvertible {
  struct Point: Sendable {
    /// What the initializer needs.
    var initializer: [Int] = []
    /// What is injected, one closure for each.
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

  /// All shapes of a few components: between each two, in each direction, nothing, a parameter of the
  /// initializer or an injection.
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
  static var larger: [GraphShape] {
    (4...6).flatMap { count -> [GraphShape] in
      let ahead = {
        (link: (inout GraphShape, Int, Int) -> Void, edges: [(Int, Int)]) -> GraphShape in
        var shape = GraphShape(count)
        for (from, to) in edges { link(&shape, from, to) }
        return shape
      }
      let parameter = { (shape: inout GraphShape, from: Int, to: Int) in
        shape.points[from].initializer.append(to)
      }
      let injection = { (shape: inout GraphShape, from: Int, to: Int) in
        shape.points[from].injections.append(to)
      }
      let mixed = { (shape: inout GraphShape, from: Int, to: Int) in
        // Initializers lead ahead only, so that they make no cycle.
        from < to && (from + to) % 2 == 1
          ? parameter(&shape, from, to) : injection(&shape, from, to)
      }
      let last = count - 1
      let line = (0..<last).map { ($0, $0 + 1) }
      let ring = line + [(last, 0)]
      let star = (1...last).map { (0, $0) }
      let spokes = star + (1...last).map { ($0, 0) }
      let diamond = (1..<last).flatMap { [(0, $0), ($0, last)] }
      let twoRings = [(0, 1), (1, 0), (1, 2), (2, 3), (3, 1)] + (3..<last).map { ($0, $0 + 1) }
      return [line, star, diamond].flatMap { [ahead(parameter, $0), ahead(injection, $0)] }
        + [ring, spokes, twoRings, diamond, line + diamond].flatMap {
          [ahead(injection, $0), ahead(mixed, $0)]
        }
    }
  }
}
