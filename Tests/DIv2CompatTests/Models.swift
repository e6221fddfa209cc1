protocol Tool: AnyObject {}
class Saw: Tool { init() {} }
class Axe: Tool { init() {} }
class Bench {
  var saw: Saw!
  var axe: Axe?
  var n = 0
  init() {}
  init(saw: Saw) { self.saw = saw }
}
class P { init(q: Q) {} }
class Q { init(p: P) {} }
class Jig {
  let size: Int
  init(size: Int) { self.size = size }
}

/// Tags.
enum Kind { case chop, cut }

/// An error of a user.
struct Broken: Error, Equatable {
  var reason = 0
}
