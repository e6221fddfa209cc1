/// Stands in for the server.
public final class Backend {
  private let huts = BackendHuts.rows
  private var validToken: String?
  private var signIns = 0
  private var bookings = 0
  private var hiccups = 0
  public private(set) var requests: [Request] = []

  public func answer(_ request: Request) -> Response {
    requests.append(request)
    if hiccups > 0 {
      hiccups -= 1
      return Response(status: 503)
    }
    let steps = request.path.split(separator: "/").map(String.init)
    switch (steps.first, steps.last) {
    case ("huts", _): return Response(rows: huts)
    case ("forecasts", let hut?): return Response(rows: [["\(hut.count * 10)", "-\(hut.count)"]])
    case ("images", let hut?): return Response(rows: [["\(hut).jpeg"]])
    case ("sign-in", _): return signIn(request)
    case ("bookings", _): return book(request)
    default: return Response(status: 404)
    }
  }

  private func signIn(_ request: Request) -> Response {
    guard request.body["password"] == "edelweiss" else { return Response(status: 403) }
    signIns += 1
    let token = "token-\(signIns)"
    validToken = token
    return Response(rows: [[token, "\(request.body["name"] == "Ada")"]])
  }

  private func book(_ request: Request) -> Response {
    guard let validToken, request.headers["Authorization"] == validToken else {
      return Response(status: 401)
    }
    bookings += 1
    return Response(rows: [["\(1000 + bookings)"]])
  }

  public func expireTokens() {
    validToken = nil
  }

  /// Makes the next requests fail.
  public func fail(times: Int) {
    hiccups = times
  }
}
