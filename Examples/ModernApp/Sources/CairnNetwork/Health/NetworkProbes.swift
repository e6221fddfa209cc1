import CairnCore

struct BackendProbe: HealthProbe {
  let name = "backend"
  let transport: any Transport

  var isHealthy: Bool {
    transport.send(Request(host: "", path: "huts", body: [:])).status == 200
  }
}

struct ReachabilityProbe: HealthProbe {
  let name = "reachability"
  let reachability: Reachability

  var isHealthy: Bool { reachability.isOnline }
}
