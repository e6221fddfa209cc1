import DIv1Compat

// Rules: M1-68
enum ArgumentsInExpressions {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Label(text: "no. \($1)") }.lifetime(.perDependency)
    builder.register { scope, first, second in Label(text: second) }
  }
}

// Rules: M1-51
enum ArgumentsOfEagerSingles {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }.lifetime(.single)
  }
}

// Rules: M1-69
enum ArgumentsOfMany {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    let labels: [Label] = try scope.resolveMany(arg: "Cars")
    print(labels)
  }
}
