extension Rule {
  /// How a rule reads in one generation: its example, and what it says otherwise than in the other one.
  struct Spelling {
    let generation: Generation
    var target = Generation.modern
    var from: String?
    var to: String?
    var page: String?
    var difference: String?
    let before: String
    let after: String
  }
}

extension [Rule.Spelling] {
  static func release1(
    from: String? = nil, to: String? = nil, page: String? = nil, difference: String? = nil,
    _ before: String, _ after: String
  ) -> Self {
    [
      Rule.Spelling(
        generation: .release1, from: from, to: to, page: page, difference: difference,
        before: before, after: after)
    ]
  }

  static func release2(
    from: String? = nil, to: String? = nil, page: String? = nil, difference: String? = nil,
    _ before: String, _ after: String
  ) -> Self {
    [
      Rule.Spelling(
        generation: .release2, from: from, to: to, page: page, difference: difference,
        before: before, after: after)
    ]
  }

  static func both(_ before: String, _ after: String) -> Self {
    release1(before, after) + release2(before, after)
  }

  static func toRelease2(
    from: String? = nil, to: String? = nil, page: String? = nil, difference: String? = nil,
    _ before: String, _ after: String
  ) -> Self {
    [
      Rule.Spelling(
        generation: .release1, target: .release2, from: from, to: to, page: page,
        difference: difference, before: before, after: after)
    ]
  }

  static func modern(_ before: String, _ after: String) -> Self {
    [Rule.Spelling(generation: .modern, before: before, after: after)]
  }
}
