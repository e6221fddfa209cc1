// Generates the classes of the graphs, and the functions that make and register them: the files whose paths are the
// arguments. The plugin `GeneratedModels` runs it.

import Foundation

/// A class, whose initializer has a parameter for each of its parts.
struct Model {
  let name: String
  /// The protocol by which it is requested.
  var service: String?
  /// The classes or protocols of the parts.
  var parts: [String] = []
  var isShared = false

  var type: String { service ?? name }
}

let numbers = (0..<1_000).map { String(format: "%03d", $0) }
let numbered = numbers.map { Model(name: "Numbered\($0)") }

/// A root with ten branches, each with ten twigs, each with ten numbered types.
let tree =
  numbers.prefix(100).map { Model(name: "Twig\($0.dropFirst())", of: "Numbered\($0.dropFirst())") }
  + (0..<10).map { Model(name: "Branch\($0)", of: "Twig\($0)") } + [
    Model(name: "Root", of: "Branch")
  ]

/// Ten objects, each made of the one before.
let chain = (0..<10).map { Model(name: "Chain\($0)", parts: $0 == 0 ? [] : ["Chain\($0 - 1)"]) }

let leaves = (0..<8).map { Model(name: "WideLeaf\($0)") }
let wide = leaves + [Model(name: "Wide", parts: leaves.map(\.name))]

let single = [
  Model(name: "Leaf"), Model(name: "SharedObject"), Model(name: "HelloGreeter", service: "Greeter"),
  Model(name: "TwoArguments", parts: ["Int", "String"]),
]

let plugins = (0..<10).map { Model(name: "Plugin\($0)", service: "Plugin") }

/// An app of 40 components: 15 shared, 25 new, 10 of them behind protocols, half of which are of classes.
let app = """
  shared Configuration
  shared SystemTime: TimeSource
  shared ConsoleLog: Log = TimeSource
  shared Metrics = Log TimeSource
  shared FileStore: Store = Configuration
  shared Secrets = Store
  shared Localization = Configuration Store
  shared UserSession: Session = Secrets TimeSource
  shared HTTPNetwork: Network = Configuration Log Session
  shared SQLDatabase: Database = Configuration Log
  shared EventBus: Events = Log
  shared ImageCache = Store Log
  shared FeatureFlags = Configuration Network
  shared Analytics = Network Events Metrics
  shared Reachability = Log
  new RemoteAccounts: Accounts = Network Database Log
  new RemoteOrders: Orders = Network Database TimeSource
  new RemoteCatalog: Catalog = Network Database ImageCache
  new Cart = Store Session
  new Reviews = Network Database
  new PriceFormatter = Localization
  new DayFormatter = Localization TimeSource
  new AddressFormatter = Localization
  new ImageLoader = Network ImageCache
  new SignIn = Accounts Session Analytics
  new PlaceOrder = Orders Cart Analytics Events
  new LoadCatalog = Catalog FeatureFlags
  new SearchCatalog = Catalog Metrics
  new LoadHistory = Orders DayFormatter
  new WriteReview = Reviews Session
  new LoginModel = SignIn Log
  new CatalogModel = LoadCatalog SearchCatalog ImageLoader PriceFormatter
  new CartModel = PlaceOrder Cart PriceFormatter
  new HistoryModel = LoadHistory PriceFormatter DayFormatter
  new ProfileModel = Accounts AddressFormatter ImageLoader
  new ReviewModel = WriteReview DayFormatter
  new ShopScreen = CatalogModel CartModel ReviewModel Analytics
  new AccountScreen = LoginModel HistoryModel ProfileModel Reachability
  new Router = ShopScreen AccountScreen Events FeatureFlags
  new App = Router Configuration Log Analytics
  """.split(separator: "\n").map(Model.init(row:))

/// A request of a server: one object answers it, with five others of the request and three of the app.
let request = """
  new RequestContext = Int
  new AppConfiguration
  new AppDatabase
  new AppLogger
  new SystemClock: Clock
  new RequestSession = RequestContext AppConfiguration
  new RequestUser = RequestSession
  new RequestTransaction = RequestContext AppDatabase
  new RequestAudit = RequestUser AppLogger
  new RequestStore = RequestTransaction RequestAudit
  new RequestController = RequestUser RequestStore AppConfiguration AppLogger
  """.split(separator: "\n").map(Model.init(row:))

let models = single + numbered + tree + chain + wide + plugins + app + request
let services = Set(models.compactMap(\.service))
let servicesOfClasses = ["TimeSource", "Store", "Network", "Events", "Orders"]
let shared = Set(models.filter(\.isShared).map(\.type))
/// What others are made of, and has no parts.
let leafNames = Set(models.filter { $0.parts.isEmpty && !$0.isShared }.map(\.name))
let requestNames = Set(request.map(\.name))
/// What the works ask for.
let roots = ["Root", "Chain9", "Wide", "App"]

extension Model {
  /// A class that is made of ten others, whose names differ by the last digit.
  init(name: String, of parts: String) {
    self.init(name: name, parts: (0..<10).map { "\(parts)\($0)" })
  }

  init(row: Substring) {
    let sides = row.components(separatedBy: " = ")
    let words = sides[0].components(separatedBy: [" ", ":"]).filter { !$0.isEmpty }
    self.init(
      name: words[1], service: words.count > 2 ? words[2] : nil,
      parts: sides.count > 1 ? sides[1].components(separatedBy: " ") : [],
      isShared: words[0] == "shared")
  }

  var parameters: String {
    parts.map { "\(label($0)): \(spelled($0))" }.joined(separator: ", ")
  }

  /// Returns a call of the initializer.
  func made(_ argument: (String) -> String) -> String {
    "\(name)(\(parts.map { "\(label($0)): \(argument($0))" }.joined(separator: ", ")))"
  }
}

func label(_ type: String) -> String { type.prefix(1).lowercased() + type.dropFirst() }

func spelled(_ type: String) -> String { services.contains(type) ? "any \(type)" : type }

func declaration(_ model: Model) -> String {
  let fields = model.parts.map { "  let \(label($0)): \(spelled($0))\n" }.joined()
  let body = model.parts.map { "    self.\(label($0)) = \(label($0))\n" }.joined()
  // The limit of a request calls initializers, too.
  let attribute = requestNames.contains(model.name) ? "  @inline(never)\n" : ""
  return "public final class \(model.name): \(model.service ?? "Sendable") {\n\(fields)\(attribute)"
    + "  public init(\(model.parameters)) {\n\(body)  }\n}\n\n"
}

/// Returns lazy variables of shared objects, and functions that make new ones of others.
func handWritten(_ models: [Model]) -> String {
  models.filter { !leafNames.contains($0.name) }.map { model in
    let call = model.made { part in
      if shared.contains(part) { return label(part) }
      return leafNames.contains(part) ? "\(part)()" : "new\(part)()"
    }
    let access = roots.contains(model.name) ? "" : "private "
    let type = spelled(model.type)
    return model.isShared
      ? "\(access)lazy var \(label(model.type)): \(type) = \(call)\n"
      : "\(access)func new\(model.type)() -> \(type) { \(call) }\n"
  }.joined()
}

/// Returns a function with a line for each model, in parts that compile quickly.
func function(
  _ name: String, _ parameter: String, _ models: [Model], line: (Model) -> String
) -> String {
  let argument = parameter.prefix { $0 != ":" }.split(separator: " ")
  let groups = stride(from: 0, to: models.count, by: 100).map {
    models[$0..<min($0 + 100, models.count)]
  }
  let calls = groups.indices.map { "  \(name)\($0)(\(argument[0]): \(argument[1]))\n" }.joined()
  let parts = groups.enumerated().map { index, group in
    let lines = group.map { "  \(line($0))\n" }.joined()
    return "private func \(name)\(index)(\(parameter)) {\n\(lines)}\n\n"
  }
  return "func \(name)(\(parameter)) {\n\(calls)}\n\n" + parts.joined()
}

func modern(_ name: String, _ models: [Model]) -> String {
  function("register\(name)", "in container: DIContainer", models) { model in
    "container.register(\(model.name).init)"
      + (model.service.map { ".as((any \($0)).self)" } ?? "")
      + (model.isShared ? ".lifetime(.single)" : "")
  }
}

func old(_ name: String, line: (Model) -> String) -> String {
  function("register\(name)", "in builder: DIContainerBuilder", chain) {
    "builder.register\(line($0)).lifetime(.perDependency)"
  }
}

/// The sources by the names of their files, with what they import.
let sources = [
  "Models": services.sorted().map {
    "public protocol \($0): \(servicesOfClasses.contains($0) ? "AnyObject, " : "")Sendable {}\n\n"
  }.joined() + models.map(declaration).joined(),

  "HandWrittenModels": "import BenchmarkModels\n\n"
    + handWritten(tree + chain + wide)
    + "\nfinal class HandWrittenApp {\n\(handWritten(app))}\n\n"
    + function("insertNumbered", "into registry: HandWrittenRegistry", numbered) {
      "registry.insert { \($0.name)() }"
    },

  "ModernModels": "import BenchmarkModels\nimport DIv3\n\n"
    + modern("Numbered", numbered) + modern("Tree", numbered + tree) + modern("Chain", chain)
    + modern("Wide", wide) + modern("Plugins", plugins) + modern("App", app)
    + function("resolveNumbered", "from container: DIContainer", numbered) {
      "consume(container.resolve() as \($0.name))"
    },

  // A chain of functions that don't suspend, and one of closures.
  "AsyncModels": "import BenchmarkModels\nimport DIv3\nimport DIv3Async\n\n"
    + chain.map {
      "@inline(never)\nfunc awaited\($0.name)() async -> \($0.name) {\n"
        + "  \($0.made { "await awaited\($0)()" })\n}\n\n"
    }.joined()
    + function("registerAsyncChain", "in container: DIContainer", chain) { model in
      "container.register { (\(model.parameters)) async -> \(model.name) in \(model.made(label)) }"
    },

  "Version1Models": "import BenchmarkModels\nimport DIv1Compat\n\n"
    + old("Chain") { model in " { \(model.made { _ in "*!$0" }) }" },

  // The container resolves the parameters, or closures do.
  "Version2Models": "import BenchmarkModels\nimport DIv2Compat\n\n"
    + old("Chain") { "(type: \($0.name).init)" }
    + old("LookupChain") { model in
      " { \(model.parts.isEmpty ? "_ in" : "c in try") \(model.made { _ in "*c" }) }"
    },
]

for path in CommandLine.arguments.dropFirst() {
  let file = URL(fileURLWithPath: path)
  guard let source = sources[file.deletingPathExtension().lastPathComponent] else {
    fatalError("no source is called \(file.lastPathComponent)")
  }
  let text = "// Generated by generate-models.\n\n\(source)"
  // SwiftPM runs the generator in each build: what is up to date must not be compiled again.
  if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
  try text.write(to: file, atomically: true, encoding: .utf8)
}
