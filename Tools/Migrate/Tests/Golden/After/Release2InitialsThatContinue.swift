// Rules: M2-35 M2-78
import DITranquillity

public enum Release2InitialsThatContinue {
  final class Banner {
    let text: String
    init() { text = "empty" }
    init(season: String) { text = season }
    init(season: String, year: Int) { text = "\(season) \(year)" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { (season: DIArg<String?>, year: DIArg<Int?>) in
      if let season = arg(season), let year = arg(year) { return Banner(season: season, year: year) }
      if let season = arg(season) { return Banner(season: season) }
      return Banner()
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let empty: Banner = try container.resolved()
    let summer: Banner = try container.resolved(args: "summer")
    let winter = try container.resolved(args: "winter", 2017) as Banner
    return [empty.text, summer.text, winter.text]
  }
}
