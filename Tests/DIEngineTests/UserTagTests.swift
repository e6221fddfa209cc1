import DIEngine
import DIEngineGraph
import Foundation
import TestSupport
import Testing

/// Tags whose own code calls the interner. Each case runs in a process of its own, because a hang
/// would never end the test.
@Suite("Tags whose code interns and resolves")
struct UserTagTests {
  /// The action of a tag's code, if any.
  enum Deed {
    nonisolated(unsafe) static var body: (String) -> Void = { _ in }
  }

  /// All tags have the same hash, so that they are compared.
  struct Tag: Hashable, CustomStringConvertible {
    let number: Int

    static func == (left: Tag, right: Tag) -> Bool {
      Deed.body("==")
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Deed.body("hash")
      hasher.combine(0)
    }

    var description: String {
      Deed.body("description")
      return "tag number \(number)"
    }
  }

  /// A tag that isn't hashable.
  struct Plain: CustomStringConvertible {
    let number: Int
    var description: String {
      Deed.body("description")
      return "plain \(number)"
    }
  }

  final class Thing: Sendable {}

  /// Makes the code of tags intern other tags and resolve, at most three levels deep.
  private static func act(on word: String, among c: RawContainer) {
    let depth = UnsafeMutablePointer<pthread_key_t>.allocate(capacity: 1)
    pthread_key_create(depth, nil)
    let key = depth.pointee
    Deed.body = { said in
      guard said == word else { return }
      let level = Int(bitPattern: pthread_getspecific(key))
      guard level < 2 else { return }
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: level + 1))
      _ = QualifierInterner.shared.tag(value: Tag(number: 1_000 + level))
      _ = QualifierInterner.shared.knownTag(value: Tag(number: 1))
      _ = QualifierInterner.shared.tag(value: Plain(number: level))
      _ = try! c.get(Thing.self)
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: level))
    }
  }

  private static func check(_ word: String, threads: Int) {
    // Turns a hang into a failure.
    Thread.detachNewThread {
      sleep(30)
      exit(EXIT_FAILURE)
    }
    let c = RawContainer(.deferring)
    c.declare(.deferring, Thing.init)
    act(on: word, among: c)
    let mutex = Mutex()
    nonisolated(unsafe) var numbers: [[UInt32]] = []
    onThreads(threads) { _ in
      let tags = (0..<50).map { QualifierInterner.shared.tag(value: Tag(number: $0)).number }
      let plain = (0..<50).map { QualifierInterner.shared.tag(value: Plain(number: $0)).number }
      mutex.locked { numbers += [tags, plain] }
    }
    Deed.body = { _ in }
    let tags = (0..<50).map { QualifierInterner.shared.knownTag(value: Tag(number: $0))!.number }
    precondition(Set(tags).count == 50)
    // All threads received the same numbers.
    precondition(Set(numbers).count == 2 && numbers.contains(tags))
    let text = QualifierInterner.shared.text(of: Qualifier(number: tags[7]))
    precondition(text == "tag tag number 7")
  }

  @Test("hash")
  func hash() async {
    await #expect(processExitsWith: .success) {
      Self.check("hash", threads: 1)
      Self.check("hash", threads: 4)
    }
  }

  @Test("==")
  func equal() async {
    await #expect(processExitsWith: .success) {
      Self.check("==", threads: 1)
      Self.check("==", threads: 4)
    }
  }

  @Test("description")
  func description() async {
    await #expect(processExitsWith: .success) {
      Self.check("description", threads: 1)
      Self.check("description", threads: 4)
    }
  }
}
