import DIEngine
import DITranquillity

public enum ModifiedParameters {
  enum Red {}
  enum Blue {}
  final class Paint {}
  final class Wall {
    var paint: Paint?
    init(paint: Paint, width: Int, brush: Brush) {}
  }
  final class Brush {}
  final class Shop {
    init(_ paints: [Paint], _ walls: [Wall]) {}
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { Paint() }.as(Paint.self, tag: Red.self)
    container.register { Paint() }
    container.register(Wall.init(paint:width:brush:)) {
      (by(tag: Red.self, on: $0), arg($1))
    }
    .injection(\.paint) { by(tag: Blue.self, on: $0) }
    container.register { Wall(paint: by(tags: Red.self, Blue.self, on: $0), width: 1, brush: $1) }
    container.register(Shop.init) { many($0) }
    return container
  }
}
