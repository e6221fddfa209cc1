// Rules: M1-11 M1-13
import DIv1Compat

public enum Superclasses {
  class Animal {}
  class Cat: Animal {}
  final class Kitten: Cat {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Cat() }.asType(Animal.self).asDefault().lifetime(.perDependency)
    builder.register { Kitten() }.asType(Animal.self).lifetime(.perDependency)
    let scope = try builder.build()
    return ["\(type(of: *!scope as Animal))"]
  }
}
