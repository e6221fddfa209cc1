// Rules: M1-11 M1-13
import DITranquillity

public enum Superclasses {
  class Animal {}
  class Cat: Animal {}
  final class Kitten: Cat {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Cat() }.as(check: Animal.self) { $0 }.default().lifetime(.prototype)
    builder.register { Kitten() }.as(check: Animal.self) { $0 }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(type(of: *scope as Animal))"]
  }
}
