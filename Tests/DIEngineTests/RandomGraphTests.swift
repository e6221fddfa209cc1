import DIEngine
import Testing

@Suite("Random graphs")
struct RandomGraphTests {
  /// One container with a random graph, and the objects created in it.
  private final class Trial {
    let container: RawContainer
    let graph: RandomGraph
    var made: [Vertex] = []
    var allowance = Int.max
    private let budget: Int

    init(_ graph: RandomGraph, _ style: RawContainer.Style, budget: Int = 1_000) {
      container = RawContainer(style)
      self.graph = graph
      self.budget = budget
      graph.register(
        in: container, style, made: { [unowned self] in made.append($0) },
        obstacle: { [unowned self] in
          allowance -= 1
          guard allowance >= 0 else { throw Refusal() }
          guard made.count < budget else { throw Refusal(reason: "too many") }
        })
    }

    /// Makes a request. Returns the object, or the kind of failure.
    func ask(_ index: Int) -> (Vertex?, String) {
      do {
        return (try container.vertex(vertexTypes[index]), "made")
      } catch let failure as Failure {
        if case .user(let error) = failure.kind { return (nil, "\(error)") }
        return (nil, failure.kind.name)
      } catch {
        return (nil, "\(error)")
      }
    }

    func isTooLarge() -> Bool { made.count >= budget }

    /// Whether every injection of every object ran as often as declared.
    func injected(_ vertices: some Sequence<Vertex>, exactly: Bool) -> Bool {
      vertices.allSatisfy { vertex in
        let component = graph.components[vertex.number]
        return component.injections.indices.allSatisfy {
          let runs = vertex.runs[$0, default: 0]
          return exactly ? runs == 1 : runs <= 1
        }
          && zip(vertex.parameters, component.parameters).allSatisfy { $0.number == $1 }
      }
    }
  }

  @Test(
    "V1-28 V1-32 V2-42 each injection once, closed cycles, and the same outcome each time",
    arguments: (1...60).map { RandomGraph(seed: UInt64($0) &* 7_919) },
    RawContainer.Style.allCases)
  func invariants(graph: RandomGraph, style: RawContainer.Style) {
    for start in graph.components.indices {
      let trial = Trial(graph, style)
      let (first, outcome) = trial.ask(start)
      guard !trial.isTooLarge() else { continue }
      if style != .immediate {
        #expect((outcome == "recursion") == graph.hasInitializerCycle(from: start))
      }
      #expect(outcome == "made" || outcome == "recursion")
      #expect(trial.injected(trial.made, exactly: outcome == "made"))
      let (second, again) = trial.ask(start)
      #expect(again == outcome)
      #expect(trial.injected(trial.made, exactly: outcome == "made"))
      let isKept = [.scope, .engine, .store].contains(graph.components[start].lifetime)
      if first != nil { #expect((first === second) == isKept) }
      #expect(Set(keptNumbers(trial)).count == keptNumbers(trial).count || outcome != "made")
    }
  }

  /// The numbers of shared components, once for each object created.
  private func keptNumbers(_ trial: Trial) -> [Int] {
    trial.made.map(\.number).filter {
      [.scope, .engine, .store].contains(trial.graph.components[$0].lifetime)
    }
  }

  @Test(
    "V1-30 V2-38 after a failure anywhere, the next request succeeds",
    arguments: (1...30).map { RandomGraph(seed: UInt64($0) &* 104_729) },
    RawContainer.Style.allCases)
  func failures(graph: RandomGraph, style: RawContainer.Style) {
    for start in graph.components.indices {
      let healthy = Trial(graph, style, budget: 200)
      let (_, outcome) = healthy.ask(start)
      guard outcome == "made" else { continue }
      for allowed in 0..<min(healthy.made.count, 12) {
        let trial = Trial(graph, style, budget: 1_000)
        trial.allowance = allowed
        let (_, failed) = trial.ask(start)
        #expect(failed == "\(Refusal())")
        #expect(trial.injected(trial.made, exactly: false))
        let before = trial.made.count
        trial.allowance = .max
        let (object, again) = trial.ask(start)
        #expect(again == "made")
        #expect(trial.injected(trial.made[before...], exactly: true))
        guard let object else { continue }
        #expect(trial.injected(reachable(from: object), exactly: true))
      }
    }
  }

  private func reachable(from start: Vertex) -> [Vertex] {
    var seen: Set<ObjectIdentifier> = []
    var all: [Vertex] = []
    var open = [start]
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      all.append(next)
      open += next.parameters + next.injections
    }
    return all
  }
}

extension RandomGraphTests {
  @Test(
    "V2-72 tracing changes nothing",
    arguments: (1...40).map { RandomGraph(seed: UInt64($0) &* 15_485_863) },
    RawContainer.Style.allCases)
  func told(graph: RandomGraph, style: RawContainer.Style) {
    for start in graph.components.indices {
      let (silent, told) = (Trial(graph, style), Trial(graph, style))
      let log = TraceLog()
      log.follow(told.container)
      for _ in 0..<2 {
        let (first, expected) = silent.ask(start)
        guard !silent.isTooLarge() else { break }
        let (second, outcome) = told.ask(start)
        #expect(outcome == expected)
        guard outcome == "made" else { break }
        #expect(reachable(from: second!).map(\.number) == reachable(from: first!).map(\.number))
        #expect(told.made.map(\.number) == silent.made.map(\.number))
        let lines = log.take()
        #expect(lines.filter { $0.contains("begin ") }.count * 2 + inner(lines) == lines.count)
      }
    }
  }

  /// Returns the number of lines that neither begin nor end something.
  private func inner(_ lines: [String]) -> Int {
    lines.filter { !$0.contains("begin ") && !$0.contains("end ") }.count
  }
}
