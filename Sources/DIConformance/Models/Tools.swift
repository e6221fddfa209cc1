/// A service that several components offer.
protocol Tool: AnyObject {
  var label: String { get }
}

/// A second service of some of the same classes.
protocol Sharp: AnyObject {}

final class Saw: Tool, Sharp {
  var label: String { "saw" }
  var injections = 0
}

final class Axe: Tool, Sharp {
  var label: String { "axe" }
}

class Hammer: Tool {
  var label: String { "hammer" }
}

/// A subclass, for requests by the superclass.
final class Mallet: Hammer {
  override var label: String { "mallet" }
}

/// A tool that consists of tools: its component depends on all components of its own service.
final class Toolbox: Tool {
  let label = "toolbox"
  let tools: [any Tool]

  init(tools: [any Tool] = []) {
    self.tools = tools
  }
}

/// A tool with a label and a size, for runtime arguments.
final class Gauge: Tool {
  let label: String
  let size: Int

  init(label: String, size: Int = 0) {
    self.label = label
    self.size = size
  }
}

/// A value type.
struct Point: Equatable {
  var x: Int
}

/// A tool that receives its tools by injection.
final class Cabinet: Tool {
  let label = "cabinet"
  var tools: [any Tool] = []
}

/// A tool that can't be created without a cellar.
final class Pump: Tool {
  let label = "pump"
  let cellar: Cellar

  init(cellar: Cellar) {
    self.cellar = cellar
  }
}
