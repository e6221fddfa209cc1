// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: AliasesOfContainers
public enum AliasesOfContainers: LintCase {
  final class Motor {}; final class Car { init(_ motor: Motor, _ wheel: Wheel) {} }; final class Wheel {}
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Car.init)
    let other = container
    other.register(Motor.init)
    return container
  }
}

// Case: CodeThatTakesTheContainer
public enum CodeThatTakesTheContainer: LintCase {
  final class Motor {}; final class Car { init(_ motor: Motor?) {} }; final class Radio { init(_ motor: Motor) {} }
  final class Garage { init(_ container: DIContainer) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { (container: DIContainer) in Car(container.resolve()) }
    container.register { [unowned container] () -> Car in Car(container.resolve()) }
    container.register(Garage.init)
    container.register(Radio.init)
    return container
  }
}

// Case: MethodsOfRegistrations
extension DIComponentBuilder {
  @discardableResult fileprivate func kept() -> Self { lifetime(.single) }
  @discardableResult fileprivate func offered<Service>(as type: Service.Type) -> Self { self.as(type) }
}

public enum MethodsOfRegistrations: LintCase {
  protocol Sink: AnyObject {}; final class File: Sink {}; final class Writer { init(_ file: File) {} }
  final class Reader { init(_ sink: any Sink) {} }; final class Editor { init(_ page: Page) {} }; final class Page {}
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(File.init).lifetime(.perContainer(.strong))
      .offered(as: (any Sink).self)
    container.register(Writer.init).kept()
    container.register(Reader.init)
    container.register(Editor.init)
    return container
  }
}
