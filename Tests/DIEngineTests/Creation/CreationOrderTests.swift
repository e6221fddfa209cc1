import DIEngine
import TestSupport
import Testing

/// On one thread, the protocol has no visible effect: initializers and injections run in the order of
/// a plain recursive algorithm.
@Suite("Creation: one thread")
struct CreationOrderTests {
  /// The plain algorithm: initializers in the order of dependencies, then injections first in, first
  /// out.
  private struct Plain {
    let parts: [CreationProgram.Part]
    /// Whether an object is queued before the dependencies of its initializer.
    let queuesFirst: Bool
    var places: [String] = []
    private var exists: Set<Int> = []
    private var making: Set<Int> = []
    private var queue: [Int] = []

    struct Recursion: Error {}

    init(_ parts: [CreationProgram.Part], queuesFirst: Bool) {
      self.parts = parts
      self.queuesFirst = queuesFirst
    }

    mutating func call(_ index: Int) throws {
      try need(index)
      while !queue.isEmpty {
        let next = queue.removeFirst()
        places.append("\(next).inj")
        for other in parts[next].injections { try need(other) }
        places.append("\(next).inj.")
      }
    }

    private mutating func need(_ index: Int) throws {
      guard !exists.contains(index) else { return }
      guard making.insert(index).inserted else { throw Recursion() }
      let isQueued = !parts[index].injections.isEmpty
      if isQueued, queuesFirst { queue.append(index) }
      places.append("\(index).init")
      for other in parts[index].initializer { try need(other) }
      places.append("\(index).init.")
      exists.insert(index)
      if isQueued, !queuesFirst { queue.append(index) }
    }
  }

  @Test(
    "creation 4.5: three components in all combinations",
    arguments: [RawContainer.Style.deferring, .withdrawing, .immediate])
  func order(style: RawContainer.Style) throws {
    let graphs = CreationProgram.graphs(3, isShown: false)
    // All graphs in turn, but not each graph with each style.
    let first = RawContainer.Style.allCases.firstIndex(of: style)!
    for number in stride(from: first, to: graphs.count, by: 3) {
      let parts = graphs[number]
      var plain = Plain(parts, queuesFirst: style != .immediate)
      let isRecursive = (try? plain.call(0)) == nil
      let play = Play(parts, style)
      let log = Received<String>()
      play.stage.follow { place in
        let names = ["A": "0", "B": "1", "C": "2"]
        guard !place.contains(">") else { return }
        log(names[String(place.prefix(1))]! + place.dropFirst())
      }
      let object = try? play.c.get(Vertex0.self)
      #expect((object == nil) == isRecursive)
      // After a failure, the styles differ.
      #expect(Array(log.all.prefix(plain.places.count)) == plain.places)
      if let object {
        #expect(log.all.count == plain.places.count)
        #expect(play.isWhole(object, parts))
      }
    }
  }
}
