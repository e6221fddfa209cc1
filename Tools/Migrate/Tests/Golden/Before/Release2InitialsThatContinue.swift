// Rules: M2-35 M2-78
import DIv2Compat

public enum Release2InitialsThatContinue {
  final class Banner {
    let text: String
    init() { text = "empty" }
    init(season: String) { text = season }
    init(season: String, year: Int) { text = "\(season) \(year)" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Banner.self)
      .initial { Banner() }
      .initialWithArg { Banner(season: $1) }
      .initialWithArg { Banner(season: $1, year: $2) }
      .lifetime(.perDependency)
    let container = try builder.build()
    let empty: Banner = try *container
    let summer: Banner = try container.resolve(arg: "summer")
    let winter = try container.resolve(Banner.self, arg: "winter", 2017)
    return [empty.text, summer.text, winter.text]
  }
}
