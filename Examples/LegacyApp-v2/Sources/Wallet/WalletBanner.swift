/// The picture above the tickets.
public final class WalletBanner {
  public let text: String

  init(season: String) {
    text = "Have a nice \(season)"
  }

  init(season: String, year: Int) {
    text = "Have a nice \(season) \(year)"
  }
}
