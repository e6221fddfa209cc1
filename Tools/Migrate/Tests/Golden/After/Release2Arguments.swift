import DITranquillity
import GoldenCases

// Rules: M2-07 M2-35
public enum Release2Arguments: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Cover {
    let title: String
    let page: Page
    init(title: String, page: Page) {
      self.title = title
      self.page = page
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { Label(text: arg($0)) }.lifetime(.prototype)
    builder.register { Cover(title: arg($0), page: $1) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let label: Label = try container.resolved(args: "Cars")
    let cover = try container.resolved(args: "Ships") as Cover
    return [label.text, cover.title, "\(cover.page is Paper)"]
  }
}

// Rules: M2-07 M2-21 M2-24 M2-75 M2-78
public enum Release2ArgumentsOfKeptObjects: GoldenCase {
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

// Rules: M2-28 M2-49
public enum Release2ComputedArguments: GoldenCase {
  final class Box {
    func ticket(_ number: Int) -> String { return "ticket \(number)" }
  }
  final class Screen {
    let title: String
    init(title: String) { self.title = title }
  }
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Box.init).lifetime(.perContainer(.strong))
    builder.register(throwing: { (container: DIContainer, number: DIArg<Int>) in
      let box: Box = try container.resolved()
      return Screen(title: box.ticket(arg(number)))
    })
    .lifetime(.prototype)
    builder.register { (container: DIContainer, first: DIArg<String>, second: DIArg<String>) in
      Label(text: "\(arg(first)) and \(arg(second))")
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let screen: Screen = try container.resolved(args: 7)
    let label: Label = try container.resolved(args: "a", "b")
    return [screen.title, label.text, "\((try? container.resolved(args: "x") as Screen) == nil)"]
  }
}

// Rules: M2-33 M2-79
public enum Release2NamesWithArguments: GoldenCase {
  enum Tone { case blue }
  enum Bold {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }
      .as(Label.self, name: "cover")
      .as(Label.self, name: "Tone.blue")
      .as(Label.self, tag: Bold.self)
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let label: Label = try container.resolved(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))
    let blue = try container.resolved(name: "Tone.blue", arguments: AnyArguments(for: Label.self, args: "Ships")) as Label
    let bold: Label = try container.resolved(tag: Bold.self, arguments: AnyArguments(for: Label.self, args: "Trains"))
    let forced = container.resolve(name: "cover", arguments: AnyArguments(for: Label.self, args: "Planes")) as Label
    return [label.text, blue.text, bold.text, forced.text]
  }
}
