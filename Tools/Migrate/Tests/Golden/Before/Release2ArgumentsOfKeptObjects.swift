// Rules: M2-07 M2-21 M2-24 M2-75 M2-78
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Banner.self)
      .initialWithArg { Banner(season: $1) }
      .initialWithArg { Banner(season: $1, year: $2) }
      .set(name: "door")
      .lifetime(.lazySingle)
    builder.register(type: Sign.self).initialWithArg { Sign(text: $1) }
    builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.weakSingle)
    let container = try builder.build()
    let none = try? container.resolve(Banner.self)
    let banner: Banner = try container.resolve(arg: "summer", 2017)
    let late: Banner = try container.resolve(arg: "autumn")
    let door: Banner = try container.resolve(name: "door", arg: "winter")
    let again: Banner = try container.resolve(name: "door")
    let sign: Sign = try container.resolve(arg: "Exit")
    let other: Sign = try *container
    var label: Label? = try container.resolve(arg: "one")
    let kept = try container.resolve(Label.self, arg: "two").text
    label = nil
    let next = try container.resolve(Label.self, arg: "three").text
    return [
      "\(none == nil)", banner.text, "\(banner === late)", door.text, "\(door === again)",
      "\(sign === other)", kept, next, "\(label == nil)",
    ]
  }
}
