import DIGraphTools
import DIv3Async
import Pages
import Testing

/// Runs the examples of the page: the first graph has the finding, the second one doesn't.
@Suite("The findings of graphs: each example has its finding, and none after the remedy")
struct FindingsArticle {
  // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 3

  @Test("the line that tests a graph")
  func problems() {
    let container = DIContainer()
    // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 1
  }

  @Test("a registration accepts a finding")
  func accepted() {
    let container = DIContainer()
    // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 2
    #expect(container.graphSnapshot().findings == [])
  }

  private struct Example {
    let code: GraphFinding.Code
    let before: (inout DIContainer) -> Void
    let after: (inout DIContainer) -> Void

    init(
      _ code: GraphFinding.Code, before: @escaping (inout DIContainer) -> Void,
      after: @escaping (inout DIContainer) -> Void
    ) {
      (self.code, self.before, self.after) = (code, before, after)
    }
  }

  private static var examples: [Example] {
    [
      Example(.notRegistered) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 4
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 5
      },
      Example(.ambiguous) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 6
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 7
      },
      Example(.withoutInitializer) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 8
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 9
      },
      Example(.onlyWhileInjecting) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 10
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 11
      },
      Example(.onlyOnceInjected) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 12
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 13
      },
      Example(.onlyInjects) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 14
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 15
      },
      Example(.endlessCycle) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 16
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 17
      },
      Example(.newObjectInCycle) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 18
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 19
      },
      Example(.staleObjectInCycle) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 20
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 21
      },
      Example(.cycleOfInitializers) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 22
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 23
      },
      Example(.cycleWithoutBreak) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 24
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 25
      },
      Example(.tooManyCycles) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 26
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 27
      },
      Example(.unused) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 28
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 29
      },
      Example(.needsAwait) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 30
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 31
      },
      Example(.impossibleService) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 32
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 33
      },
      Example(.wrongArgument) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 34
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 35
      },
      Example(.injectsCopies) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 36
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 37
      },
      Example(.twoLifetimes) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 38
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 39
      },
      Example(.repeatedRegistration) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 40
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 41
      },
      Example(.idleTest) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 42
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 43
      },
      Example(.captive) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 44
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 45
      },
      Example(.capturedArgument) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 46
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 47
      },
      Example(.idleDefault) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 48
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 49
      },
      Example(.neverChosen) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 50
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 51
      },
      Example(.shadowedLifetime) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 52
        container = child
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 53
        container = child
      },
      Example(.weakWithoutKeeper) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 54
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 55
      },
      Example(.cycleOfLazies) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 56
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 57
      },
      Example(.undeclared) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 58
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 59
      },
      Example(.uselessAcceptance) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 60
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 61
      },
      Example(.endWithoutKeeper) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 62
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 63
      },
      Example(.mayThrow) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 64
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 65
      },
      Example(.isolatedConformance) { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 66
      } after: { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 67
      },
    ]
  }

  @Test("each code has its section, in order")
  func complete() throws {
    #expect(Self.examples.map(\.code) == GraphFinding.Code.allCases)
    let headings = try Document("Sources/DIGraphTools/DIGraphTools.docc/Findings.md").text.matches(
      of: #/(?m)^## (DIG\d+): /#
    ).map { String($0.1) }
    #expect(headings == GraphFinding.Code.allCases.map(\.rawValue))
  }

  @Test("the first graph has the finding, the second one doesn't", arguments: examples.indices)
  func found(index: Int) {
    let example = Self.examples[index]
    func codes(_ register: (inout DIContainer) -> Void) -> [GraphFinding.Code] {
      var container = DIContainer()
      register(&container)
      return container.graphSnapshot(strict: example.code == .mayThrow).findings.map(\.code)
    }
    #expect(codes(example.before).contains(example.code))
    #expect(!codes(example.after).contains(example.code))
  }

  @Test("the quoted text of a finding")
  func text() throws {
    let container = DIContainer()
    container.register(file: "App/Cars.swift", line: 12, Car.init)
    let quoted = try Document("Sources/DIGraphTools/DIGraphTools.docc/Findings.md").blocks(
      of: "text"
    ).map(\.text)
    #expect(quoted == [container.problems.map { "\($0)\n" }.joined()])
  }
}
