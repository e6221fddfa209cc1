import DIEngine
import Foundation
import Testing

@testable import DIv1Compat
@testable import DIv2Compat
@testable import DIv3

@Suite("Differences between the generations")
struct DifferenceTests {
  typealias Value = (Behaviour, RequestOptions) -> String

  static let generations: [(name: String, behaviour: Behaviour, options: RequestOptions)] = [
    ("release 1", DIv1Compat.DIContainerBuilder.behaviour, DIv1Compat.DIScope.options),
    ("release 2", DIv2Compat.DIContainerBuilder.behaviour, DIv2Compat.DIContainer.options),
    ("modern", .modern, DIv3.DIContainer.options),
  ]

  /// The flags, with their names in the page about the architecture.
  static var flags: [(name: String, value: Value)] {
    [
      ("closesCycles", Behaviour.Options.closesCycles),
      ("queuesBeforeMaking", .queuesBeforeMaking),
      ("qualifierMakesInstance", .qualifierMakesInstance),
      ("namelessNeedsDefault", .namelessNeedsDefault),
      ("uncachedWithArguments", .uncachedWithArguments),
      ("optionalSoftens", .optionalSoftens),
      ("reinjectsSame", .reinjectsSame),
      ("inheritsModule", .inheritsModule),
      ("declaresArguments", .declaresArguments),
      ("replacesExternal", .replacesExternal),
    ].map { name, option in
      ("Behaviour.\(name)", { behaviour, _ in behaviour.options.contains(option) ? "yes" : "no" })
    } + [
      ("Behaviour.generation", { behaviour, _ in "\(behaviour.generation)" }),
      ("RequestOptions.joins", { _, options in "\(options.joins)" }),
      ("RequestOptions.afterFailure", { _, options in "\(options.afterFailure)" }),
      (
        "RequestOptions.excludesRootFromMany",
        { _, options in options.excludesRootFromMany ? "yes" : "no" }
      ),
    ]
  }

  @Test("the architecture page lists each flag's value in each generation")
  func table() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../ARCHITECTURE.md"), encoding: .utf8)
    for flag in Self.flags {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(flag.name)` |") }
      let cells = try #require(row, "\(flag.name)").split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let values = Self.generations.map { flag.value($0.behaviour, $0.options) }
      #expect(Array(cells.suffix(values.count)) == values, "\(flag.name)")
    }
    #expect(
      page.matches(of: #/\n\| `(Behaviour|RequestOptions)\./#).count == Self.flags.count,
      "Each row has a flag.")
  }

  @Test("the table contains every flag")
  func complete() {
    let stored =
      Mirror(reflecting: Behaviour.modern).children.compactMap(\.label)
      + Mirror(reflecting: DIv3.DIContainer.options).children.compactMap(\.label)
    let named = Set(Self.flags.map { String($0.name.split(separator: ".")[1]) })
    for label in stored where label != "options" { #expect(named.contains(label), "\(label)") }
    let bits = Self.generations.reduce(into: UInt16(0)) { $0 |= $1.behaviour.options.rawValue }
    #expect(bits == 0b11_1111_1111, "A new option needs a row, and a bit here.")
  }
}
