// Rules: M1-14
import DITranquillity

public enum ClosuresThatChoose {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Weather {
    var isWet: Bool
    init(isWet: Bool) { self.isWet = isWet }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.lifetime(.prototype)
    builder.register { Board() }.lifetime(.prototype)
    let isWet = false
    builder.register { [isWet] in Weather(isWet: isWet) }.lifetime(.perRun(.strong))
    builder.register { (scope: DIContainer) -> Press in
      let weather: Weather = *scope
      if weather.isWet {
        return Press(page: *scope as Board)
      }
      return Press(page: *scope as Paper)
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let dry: Press = *scope
    (*scope as Weather).isWet = true
    let wet: Press = *scope
    return ["\(type(of: dry.page))", "\(type(of: wet.page))"]
  }
}
