import CairnCore

public final class ResponseDecoder {
  func huts(_ response: Response) -> [Hut] {
    response.rows.compactMap { row in
      guard row.count == 6, let altitude = Int(row[2]), let beds = Int(row[3]),
        let latitude = Double(row[4]), let longitude = Double(row[5])
      else { return nil }
      return Hut(
        id: row[0], name: row[1], altitude: altitude, beds: beds,
        position: Coordinate(latitude: latitude, longitude: longitude))
    }
  }

  func forecast(_ response: Response) -> Forecast? {
    guard let row = response.rows.first, row.count == 2, let snow = Int(row[0]),
      let temperature = Int(row[1])
    else { return nil }
    return Forecast(snow: snow, temperature: temperature)
  }
}
