import DIEngine
import DITranquillity

extension DIComponentBuilder {
  @discardableResult
  fileprivate func kept() -> Self {
    lifetime(.single)
  }

  @discardableResult
  fileprivate func offered<Service>(as type: Service.Type) -> Self {
    self.as(type)
  }
}

public enum MethodsOfRegistrations {
  protocol Sink: AnyObject {}
  final class File: Sink {}
  final class Writer {
    init(_ file: File) {}
  }
  final class Reader {
    init(_ sink: any Sink) {}
  }
  final class Editor {
    init(_ page: Page) {}
  }
  final class Page {}

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
