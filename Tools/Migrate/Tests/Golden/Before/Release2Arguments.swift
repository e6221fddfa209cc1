import DIv2Compat
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
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)
    builder.register(type: Cover.self)
      .initialWithArg { container, title in try Cover(title: title, page: *container) }
      .lifetime(.perDependency)
    let container = try builder.build()
    let label: Label = try container.resolve(arg: "Cars")
    let cover = try container.resolve(Cover.self, arg: "Ships")
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
    let builder = DIContainerBuilder()
    builder.register(type: Box.init)
    builder.register(type: Screen.self)
      .initialWithArg { (container: DIContainer, number: Int) in
        let box: Box = try *container
        return Screen(title: box.ticket(number))
      }
      .lifetime(.perDependency)
    builder.register(type: Label.self)
      .initialWithArg { (_: DIContainer, first: String, second: String) in
        Label(text: "\(first) and \(second)")
      }
      .lifetime(.perDependency)
    let container = try builder.build()
    let screen: Screen = try container.resolve(arg: 7)
    let label: Label = try container.resolve(arg: "a", "b")
    return [screen.title, label.text, "\((try? container.resolve(Screen.self, arg: "x")) == nil)"]
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
    let builder = DIContainerBuilder()
    builder.register(type: Label.self)
      .initialWithArg { Label(text: $1) }
      .set(name: "cover")
      .set(tag: Tone.blue)
      .set(tag: Bold.self)
      .lifetime(.perDependency)
    let container = try builder.build()
    let label: Label = try container.resolve(name: "cover", arg: "Cars")
    let blue = try container.resolve(Label.self, tag: Tone.blue, arg: "Ships")
    let bold: Label = try container.resolve(tag: Bold.self, arg: "Trains")
    let forced = try! container.resolve(Label.self, name: "cover", arg: "Planes")
    return [label.text, blue.text, bold.text, forced.text]
  }
}
