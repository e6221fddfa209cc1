import DIv1Compat

// Rules: M1-57
enum CommentsOfRemovedCalls {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }
      // for everybody
      .asSelf()
      .lifetime(.perDependency)
  }
}

// Rules: M1-57 M1-62
extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum ExtensionsOfRegistrations {
  final class Ink {}
  final class Pen {}

  static func run(_ lifetime: DILifeTime) throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.kept()
    builder.register { Pen() }.lifetime(lifetime)
  }

  static func describe(_ component: DIComponent, _ type: DIType, _ signature: DIMethodSignature)
    -> String
  {
    return "\(component) \(type) \(signature)"
  }
}

// Rules: M1-59 M1-63
enum LaziesOfMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    var other = scope
    let all: DILazy<[Ink]> = -**other
    other = try builder.build()
    let one: DILazy<Ink>? = -*?scope
    print(all, one as Any, other)
    let lazy: DILazy<Ink> = -*!scope
    print(try lazy.get())
  }
}

// Rules: M1-67
enum PerRequest {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.instancePerRequest()
  }
}

// Rules: M1-50
enum SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let name = "untitled"
    builder.register { Label(text: name) }
      .initializer { Label(text: $1) }
      .lifetime(.perDependency)
    builder.register { Label(text: "untitled") }
      .initializer { Label(text: $1) }
  }
}
