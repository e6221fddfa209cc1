// Rules: M2-07 M2-21 M2-24 M2-75 M2-78
import DITranquillity

public enum Release2ArgumentsOfKeptObjects {
  final class Banner {
    let text: String
    init(season: String) { text = season }
    init(season: String, year: Int) { text = "\(season) \(year)" }
  }
  final class Sign {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { (season: DIArg<String>, year: DIArg<Int?>) in
      if let year = arg(year) { return Banner(season: arg(season), year: year) }
      return Banner(season: arg(season))
    }
    .as(Banner.self, name: "door")
    .objectForEachName()
    .lifetime(.perRun(.strong))
    builder.register { Sign(text: arg($0)) }.lifetime(.perContainer(.strong))
    builder.register { Label(text: arg($0)) }.lifetime(.perRun(.weak))
    builder.initializeSingletonObjects()
    let container = builder
    let none = try? container.resolved() as Banner
    let banner: Banner = try container.resolved(args: "summer", 2017)
    let late: Banner = try container.resolved(args: "autumn")
    let door: Banner = try container.resolved(name: "door", arguments: AnyArguments(for: Banner.self, args: "winter"))
    let again: Banner = try container.resolved(name: "door")
    let sign: Sign = try container.resolved(args: "Exit")
    let other: Sign = try container.resolved()
    var label: Label? = try container.resolved(args: "one") as Label
    let kept = try (container.resolved(args: "two") as Label).text
    label = nil
    let next = try (container.resolved(args: "three") as Label).text
    return [
      "\(none == nil)", banner.text, "\(banner === late)", door.text, "\(door === again)",
      "\(sign === other)", kept, next, "\(label == nil)",
    ]
  }
}
