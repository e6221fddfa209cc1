// Rules: M1-69
import DITranquillity

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
