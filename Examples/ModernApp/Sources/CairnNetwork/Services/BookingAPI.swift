import CairnCore

public final class BookingAPI {
  private let client: APIClient

  init(client: APIClient) {
    self.client = client
  }

  /// - Returns: The number of the booking, or nil if the server refuses it.
  public func book(_ stay: Stay) -> Int? {
    let response = client.send("bookings", ["hut": stay.hut, "guests": "\(stay.guests)"])
    return response.rows.first?.first.flatMap { Int($0) }
  }
}
