import DITranquillity

// Rules: M1-68
enum ArgumentsInExpressions {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-68): an argument without a type, left out, or used in a closure inside: write the registration by hand; see docs/migration/recipes.md#leftovers-of-release-1
    builder.register { Label(text: "no. \($1)") }.lifetime(.perDependency)
    // MIGRATE(M1-68): an argument without a type, left out, or used in a closure inside: write the registration by hand; see docs/migration/recipes.md#leftovers-of-release-1
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
    let builder = DIContainer()
    // MIGRATE(M1-51): arguments of an eager single: lifetime(.perRun(.strong)): a request makes it; see docs/migration/differences.md#between-the-generations
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
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-69): arguments together with a name, or with many: AnyArguments; see docs/migration/declarations-1.md#requests
    let labels: [Label] = try scope.resolveMany(arg: "Cars")
    print(labels)
  }
}
