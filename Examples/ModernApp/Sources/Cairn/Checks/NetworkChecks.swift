import CairnCore
import CairnNetwork
import DITranquillity

struct NetworkChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    let client: APIClient = stage.container.resolve()
    let authenticator: Authenticator = stage.container.resolve()
    list.check(client.authenticator === authenticator, "the client has its authenticator")
    list.check(authenticator.client === client, "which has the client")

    let before = stage.backend.requests.count
    for _ in 0..<9 { _ = client.send("huts") }
    let requests = stage.backend.requests.dropFirst(before)
    list.equal(requests.count, 9, "each call is one request")
    list.check(
      requests.allSatisfy { $0.via == ["language", "signing", "token", "trace"] },
      "requests pass the interceptors in the order of registration")
    list.check(requests.allSatisfy { $0.host == "api.cairn.example" }, "values are injected, too")

    let traces = requests.compactMap { $0.headers["Trace"].flatMap { Int($0) } }
    list.check(traces.count == 9 && traces == traces.sorted(), "numbers go up")
    list.equal(Set(traces).count, 9, "and never come twice")

    let keys = requests.compactMap { $0.headers["Signature"]?.split(separator: ":").first }
    let uses = Dictionary(grouping: keys) { $0 }.mapValues(\.count)
    list.equal(uses.values.max(), 3, "a key signs three requests before it is replaced")
    list.check((3...4).contains(uses.count), "so nine requests need three keys or four")

    stage.backend.fail(times: 2)
    list.equal(client.send("huts").status, 200, "a request is repeated when the server is busy")
  }
}
