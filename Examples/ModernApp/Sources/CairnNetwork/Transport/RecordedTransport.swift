/// Returns recorded answers, for demonstrations without a network.
final class RecordedTransport: Transport {
  private let tape: [String: Response] = [
    "huts": Response(rows: [["demo", "Demo hut", "1000", "10", "46.0", "11.0"]])
  ]

  func send(_ request: Request) -> Response {
    tape[request.path] ?? Response(status: 404)
  }
}
