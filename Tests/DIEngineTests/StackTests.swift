import DIEngine
import Foundation
import TestSupport
import Testing

/// Chains of initializers. What an initializer declares needs no stack; requests of closures need some, perhaps more than
/// available. Each test runs in a process of its own, because an overflow ends the process.
@Suite("Deep chains of initializers")
struct StackTests {
  /// Enough for 2,000 links in any build.
  private static let plenty = 262_144
  private static let lifetimes = [Lifetime(.nowhere), Lifetime(.engine), Lifetime(.graph)]

  private static func tooDeep(_ body: () throws -> AnyLink) -> Failure {
    do {
      let link = try body()
      preconditionFailure("made \(link.depth)")
    } catch let failure as Failure {
      precondition(failure.kind.name == "stackUsedUp", failure.description)
      return failure
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Enough for the links that a failure's path lists.
  private static var little: Int {
    #if DEBUG
    2_048
    #else
    512
    #endif
  }

  private static func end(_ style: RawContainer.Style) {
    for lifetime in lifetimes {
      let chain = DeepChain(5_000, .asked, kept: lifetime, style)
      onStack(ofKilobytes: little) {
        for _ in 0..<2 {
          let failure = tooDeep { try chain.get(4_999) }
          precondition(
            failure.path.count == 40 && failure.omitted > 0,
            "\(failure.path.count) \(failure.omitted)")
          let text = failure.description
          precondition(text.hasPrefix("The stack of the thread has no room left to create Link<"))
          // It follows the first half of the path.
          let lines = text.split(separator: "\n")
          let path = lines.firstIndex(of: "  Requested by:")! + 1
          precondition(lines[path + 20] == "    ... \(failure.omitted) more ...")
          precondition(text.contains("creating Link<D4, D9, D9, D9>"))
        }
        // The failed request left nothing behind.
        precondition(try! chain.get(3).depth == 3)
      }
      onStack(ofKilobytes: plenty) {
        precondition(try! chain.get(deep).depth == deep)
      }
    }
  }

  /// A depth that far exceeds the usual stack. The thread sanitizer keeps a stack of its own for
  /// 65,536 calls, and unoptimised code makes dozens of calls for each link.
  private static var deep: Int {
    #if DEBUG
    isWatched(by: "__tsan_func_entry") ? 399 : 1_999
    #else
    1_999
    #endif
  }

  /// Whether the process contains the sanitizer that has a function of this name.
  private static func isWatched(by function: String) -> Bool {
    dlsym(dlopen(nil, RTLD_NOW), function) != nil
  }

  @Test(
    "5,000 parameters on a small stack",
    arguments: [RawContainer.Style.withdrawing, .immediate, .deferring])
  func declared(style: RawContainer.Style) {
    for lifetime in Self.lifetimes {
      let chain = DeepChain(5_000, .declared, kept: lifetime, style)
      onStack(ofKilobytes: 512) {
        #expect((try? chain.get(4_999))?.depth == 4_999)
        #expect((try? chain.get(4_999))?.depth == 4_999)
      }
    }
  }

  @Test("5,000 requests: a failure with the ends of the path; with enough stack, an object")
  func asked() async {
    await #expect(processExitsWith: .success) { Self.end(.withdrawing) }
    await #expect(processExitsWith: .success) { Self.end(.immediate) }
    await #expect(processExitsWith: .success) { Self.end(.deferring) }
  }

  /// A depth for which a stack of 512 kB suffices: 240 in a release build, 60 in a debug build, less
  /// with a sanitizer.
  private static var enough: Int {
    #if DEBUG
    10
    #else
    isWatched(by: "__asan_init") ? 10 : 100
    #endif
  }

  @Test(
    "a chain of usual length can be created on a small stack", arguments: DeepChain.Way.allCases)
  func usual(way: DeepChain.Way) {
    for lifetime in Self.lifetimes {
      let chain = DeepChain(Self.enough, way, kept: lifetime)
      onStack(ofKilobytes: 512) {
        #expect((try? chain.get(Self.enough - 1))?.depth == Self.enough - 1)
      }
    }
  }

  @Test("the plans of a chain, compiled from its lower end on, are released on a small stack")
  func release() async {
    await #expect(processExitsWith: .success) {
      let kept = Guarded<DeepChain?>(DeepChain(2_000, .declared, kept: Lifetime(.nowhere)))
      do {
        let chain = kept.value!
        for number in stride(from: 99, through: 1_999, by: 100) { _ = try! chain.get(number) }
      }
      onStack(ofKilobytes: 64) { kept.value = nil }
    }
  }

  @Test("a ring is a recursion, told by both of its ends")
  func ring() async {
    await #expect(processExitsWith: .success) {
      for lifetime in Self.lifetimes {
        let chain = DeepChain(
          2_000, .declared, kept: lifetime, isRing: true)
        onStack(ofKilobytes: 512) {
          let failure = try! failure { _ = try chain.get(1_999) }
          precondition(failure.kind.name == "recursion", failure.description)
          // The path is whole; its text has both ends.
          let text = failure.description
          precondition(failure.path.count == 2_000 && text.utf8.count < 10_000)
          precondition(text.contains("Link<D1, D9, D8, D0>") && text.contains("... 1960 more ..."))
        }
      }
    }
  }

  @Test("on the main thread, whose stack grows")
  func mainThread() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let declared = DeepChain(9_999, .declared, kept: Lifetime(.engine))
        precondition(try! declared.get(9_998).depth == 9_998)
        let asked = DeepChain(9_999, .asked, kept: Lifetime(.engine))
        precondition(try! asked.get(Self.enough * 5).depth == Self.enough * 5)
        _ = Self.tooDeep { try asked.get(9_998) }
      }
    }
  }

  @Test("concurrent requests for links of one chain")
  func threads() async {
    await #expect(processExitsWith: .success) {
      for lifetime in Self.lifetimes {
        let chain = DeepChain(2_000, .declared, kept: lifetime)
        onThreads(4) { number in
          onStack(ofKilobytes: number.isMultiple(of: 2) ? 512 : Self.plenty) {
            let link = try? chain.get(1_999)
            precondition(number.isMultiple(of: 2) || link?.depth == 1_999)
          }
        }
      }
    }
  }
}
