import DIConformance
import Testing

/// For any arguments and any file, the command prints a message and returns an exit code.
@Suite("Random input for the parsers")
struct ParserFuzzTests {
  private let words = [
    "--json", "--list", "--help", "-h", "--markdown", "--junit", "--against", "--only", "--fuzz",
    "--seed", "--only=", "--fuzz=0", "--fuzz=-1", "--seed=18446744073709551616", "--seed=x", "--",
    "-", "", "=", "--=", "--json=", "dogs-01", "cats-01", "report.json", "🦊", "--fuzz=1", "--é=1",
    "\u{0}", "99999999999999999999",
  ]

  @Test(
    "no arguments crash the command, and it always exits with 0, 1 or 2", .timeLimit(.minutes(10)))
  func arguments() {
    var numbers = RandomBytes(seed: 1)
    for _ in 0..<3_000 {
      let arguments = (0..<numbers.below(6)).map { _ -> String in
        if numbers.below(4) > 0 { return words[numbers.below(words.count)] }
        return String(decoding: numbers.bytes(numbers.below(12)), as: UTF8.self)
      }
      var (output, errors) = ("", "")
      let command = ConformanceCommand(
        name: "sample", containers: Sample.containers, contracts: [Sample.contracts[0]],
        colour: false, printOut: { output += $0 }, printError: { errors += $0 },
        isolation: .none, readFile: { _ in "{}" }, writeFile: { _, _ in })
      let code = command.run(arguments: arguments)
      #expect((0...2).contains(code), "\(arguments)")
      #expect((code == 2) == errors.hasPrefix("sample: "), "\(arguments)")
      #expect((code == 2) == output.isEmpty, "\(arguments)")
    }
  }

  @Test("no text crashes the reader of saved reports", .timeLimit(.minutes(10)))
  func reports() {
    var numbers = RandomBytes(seed: 2)
    let whole = Array(JSONRenderer().render(Sample.report).utf8)
    var read = 0
    for round in 0..<5_000 {
      var bytes = whole
      switch round % 3 {
      case 0: bytes = Array(bytes.prefix(numbers.below(bytes.count)))
      case 1:
        for _ in 0...numbers.below(4) {
          bytes[numbers.below(bytes.count)] = numbers.bytes(1)[0]
        }
      default: bytes = numbers.json(numbers.below(60))
      }
      if (try? SavedReport(json: String(decoding: bytes, as: UTF8.self))) != nil { read += 1 }
    }
    // The reader can't detect a change inside a text; any other change is a mistake.
    #expect(read > 0)
    #expect(read < 2_500)
  }

  @Test(
    "an invalid report is described in one line",
    arguments: [
      ("", "the report isn't JSON: Unexpected end of file during JSON parse."),
      ("{} x", "the report isn't JSON: Invalid value around character 3."),
      ("1", "the report isn't an object"),
      ("{}", "the report has no version"),
      ("{\"version\": \"1\"}", "version of the report isn't an integer"),
      ("{\"version\": 1.5}", "a number of the report isn't a 64-bit integer"),
      (
        "{\"version\": 99999999999999999999}",
        "a number of the report isn't a 64-bit integer"
      ),
      ("{\"version\": 2}", "the report has version 2, but only 1 is read"),
      ("{\"version\": 1}", "the report has no containers"),
      (
        "{\"version\": 1, \"containers\": [], \"contracts\": [{}]}",
        "the report has no contracts[0].id"
      ),
      (
        "{\"version\": 1, \"containers\": [], \"contracts\": {}}",
        "contracts of the report isn't an array"
      ),
      (
        "{\"version\":1,\"containers\":[],\"contracts\":[{\"id\":\"a-01\",\"outcomes\":[1]}]}",
        "contracts[0].outcomes[0] of the report isn't an object"
      ),
    ])
  func mistakes(text: String, mistake: String) {
    let found = #expect(throws: SavedReport.Mistake.self) { try SavedReport(json: text) }
    #expect(found?.description == mistake)
  }

  // Not one of the arguments above: the log of a run has each argument twice.
  @Test("a report that nests too deeply is described in one line")
  func deepNesting() {
    mistakes(
      text: String(repeating: "[", count: 100_000),
      mistake: "the report isn't JSON: Too many nested arrays or dictionaries around character 513."
    )
  }
}

/// Pseudorandom bytes, the same at each run.
private struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(below(256)) }
  }

  /// Returns bytes that occur in JSON.
  mutating func json(_ count: Int) -> [UInt8] {
    let alphabet = Array("{}[]\",:\\u00e9truefalsn0123456789-.eE \n".utf8)
    return (0..<count).map { _ in alphabet[below(alphabet.count)] }
  }
}
