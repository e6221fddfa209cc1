import DIv2Compat
import Foundation
import ProcessSettings
import Testing

// Every public declaration of the façade, spelled as in code of releases 2.0.0 to 2.3.3. A test
// checks that none is missing here or in `Version2Implementers.swift`.

private protocol Tool: AnyObject {}
private class Saw: Tool {
  let label: String
  init() { label = "saw" }
  init(label: String) { self.label = label }
  init(container: DIContainer) throws { label = try container.resolve() }
}
private class Axe: Tool {
  init() {}
}
private class Bench {
  var saw: Saw!
  var axe: Axe?
  var notes: [String] = []
  init() {}
  init(saw: Saw) { self.saw = saw }
}
private class Row {
  var numbers: [Int]
  init() { numbers = [] }
  init(_ numbers: [Int]) { self.numbers = numbers }
}
private class Panel: NSObject {
  var notes: [String] = []
}
private enum Kind { case rip, crosscut }

/// The values of rows of one, two and ten numbers.
private let rowsOfSeveralLengths = [1, 2, 10].map { Array(1...$0) }

/// Returns a builder whose numbers are 1, 2, 3 and so on, starting again for each row.
private func numbering() -> DIContainerBuilder {
  let builder = DIContainerBuilder()
  var last = 0
  builder.register { () -> Int in
    last += 1
    return last
  }.lifetime(.perDependency)
  builder.register { Axe() }.lifetime(.perDependency).injection { _ in last = 0 }
  return builder
}

/// Returns the rows named "1", "2" and "10".
private func rows(_ container: DIContainer) throws -> [[Int]] {
  try [1, 2, 10].map { name in
    _ = try container.resolve(Axe.self)
    return try container.resolve(Row.self, name: "\(name)").numbers
  }
}

@Suite("Every declaration of release 2: builders")
struct Version2Builders {
  @Test("One graph for several builders")
  func engine() throws {
    let engine = try DIContainerBuilder().build().engine
    let builder = DIContainerBuilder(engine: engine)
    builder.register { Axe() }
    let container = try builder.build()
    #expect(container.engine === engine && builder.engine === engine)
    _ = try DIContainerBuilder(engine: engine).build().resolve(Axe.self)
  }

  @Test("A builder, its build, and a type to register")
  func builder() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Saw.self)
    builder.register(type: Axe.self, file: "Axe.swift", line: 7)
    let registration: DIRegistrationBuilder<Saw> = builder.register(type: Bench.self).map()
    registration.initial { Saw() }
    #expect(throws: DIError.self) { try builder.build() }

    let good = DIContainerBuilder()
    good.register { Saw() }
    try good.build()
    try good.build(f: "Main.swift", l: 3)
    let container: DIContainer = try good.build()
    #expect(try container.resolve(Saw.self).label == "saw")
  }

  @Test("Closures and initializers, by every label")
  func closures() throws {
    let builder = DIContainerBuilder()
    builder.register { Saw() }.set(name: "1")
    builder.register(type: Saw.init(container:)).set(name: "2")
    builder.register(type: { Saw(label: "3") }).set(name: "3")
    builder.register(file: "A.swift", line: 4) { Saw(label: "4") }.set(name: "4")
    builder.register(file: "A.swift", line: 5, type: { Saw(label: "5") }).set(name: "5")
    builder.register { try Saw(label: *$0) }.set(name: "6")
    builder.register { (container) in try Saw(label: container.resolve()) }.set(name: "7")
    builder.register(file: "A.swift", line: 8) { try Saw(label: "\(*$0 as String) 8") }
      .set(name: "8")
    builder.register(file: "A.swift", line: 9) { Saw(label: $0) }.set(name: "9")
    builder.register(type: Saw.init(label:)).set(name: "10")
    builder.register(type: Axe.init)
    builder.register { "text" }
    let container = try builder.build()
    let labels = try (1...10).map { try container.resolve(Saw.self, name: "\($0)").label }
    #expect(
      labels == ["saw", "text", "3", "4", "5", "text", "text", "text 8", "text", "text"])
    _ = try container.resolve(Axe.self)
  }

  @Test("Closures with one, two and ten parameters, as register takes them")
  func registerParameters() throws {
    let builder = numbering()
    builder.register { Row([$0]) }.set(name: "1")
    builder.register { Row([$0, $1]) }.set(name: "2")
    builder.register { Row([$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]) }.set(name: "10")
    #expect(try rows(builder.build()) == rowsOfSeveralLengths)
  }

  @Test("Closures with one, two and ten parameters, with the label of register")
  func labelledParameters() throws {
    let builder = numbering()
    builder.register(type: { Row([$0]) }).set(name: "1")
    builder.register(type: { Row([$0, $1]) }).set(name: "2")
    builder.register(type: { Row([$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]) }).set(name: "10")
    #expect(try rows(builder.build()) == rowsOfSeveralLengths)
  }

  @Test("A class for external instances")
  func viewController() throws {
    let builder = DIContainerBuilder()
    builder.register(vc: Bench.self).injection { $0.notes.append("seen") }
    builder.register(vc: Saw.self, file: "Saw.swift", line: 3)
    let container = try builder.build()
    let bench = Bench()
    try container.resolve(bench)
    #expect(bench.notes == ["seen"])
  }

  private struct Tools: DIComponent {
    let scope = DIComponentScope.public
    func load(builder: DIContainerBuilder) {
      builder.register { Saw() }.as(.self).as(Tool.self) { $0 }
    }
  }

  private struct Workshop: DIModule {
    let components: [DIComponent] = [Tools()]
    let dependencies: [DIModule] = []
  }

  @Test("Components, modules, protocols")
  func modules() throws {
    let builder = DIContainerBuilder()
    builder.register(component: Tools())
    builder.register(module: Workshop()).register(module: Workshop())
    builder.register(protocol: Tool.self)
    builder.register(protocol: Tool.self, file: "Tool.swift", line: 4)
    let container = try builder.build()
    #expect(try container.resolveMany(Tool.self).count == 1)
    #expect(Tools().scope == .public)
    #expect(Workshop().components.first?.scope == DIComponentScope.public)
    #expect(Workshop().dependencies.isEmpty)
    #expect(DIComponentScope.public != .internal)
  }
}

extension DIRegistrationBuilder {
  /// A generic helper, as in old code bases.
  fileprivate func map() -> DIRegistrationBuilder<Saw> {
    let builder = DIContainerBuilder()
    return builder.register(type: Saw.self)
  }
}

@Suite("Every declaration of release 2: registrations")
struct Version2Registrations {
  private let builder = DIContainerBuilder()

  @Test("Types, names, tags, the default")
  func services() throws {
    builder.register { Saw() }.as(.self).as(Tool.self).check { $0 }.set(.default).set(name: "a")
      .accept(findings: "DIG023")
      .set(tag: Kind.rip)
    builder.register { Axe() }.as(Tool.self) { $0 }
    builder.register { Axe() }.as(Tool.self, check: { $0 }).set(tag: Kind.crosscut)
    builder.register(type: Tool.self).as(Axe.self).unsafe().initial { Axe() }
    builder.register { Bench() }.as(.`self`)
    let container = try builder.build()
    #expect(try container.resolve(Tool.self) is Saw)
    #expect(try container.resolve(Tool.self, tag: Kind.crosscut) is Axe)
    #expect(try container.resolve(Saw.self) !== container.resolve(Saw.self, name: "a"))
    _ = try container.resolve(Axe.self)
    _ = try container.resolve(Bench.self)
  }

  @Test("The methods of the chain, and an alias that is accepted later")
  func words() throws {
    let own: DIAsSelf = .self
    let preferred: DISetDefault = .default
    let manual: DIInjectionManual = .manual
    let optional: DIInjectionOptional = .optional
    let saw = builder.register { Saw() }.set(preferred).as(own)
    let alias: DIRegistrationAlternativeType<Saw, Tool> = saw.as(Tool.self)
    let same: DIRegistrationBuilder<Saw> = alias.check { $0 }
    #expect(same === saw)
    builder.register { Bench() }
      .injection(manual) { container, bench in bench.saw = try container.resolve() }
      .injection(optional) { $0.axe = $1 }
    let container = try builder.build()
    let bench = try container.resolve(Bench.self)
    #expect(try bench.saw === container.resolve(Tool.self))
    #expect(bench.axe == nil)
  }

  @Test("Initials without arguments")
  func initials() throws {
    builder.register { "text" }
    builder.register(type: Saw.self).set(name: "1").initial { Saw() }
    builder.register(type: Saw.self).set(name: "2").initial(Saw.init as () -> Saw)
    builder.register(type: Bench.self).initial(Bench.init)
    builder.register(type: Saw.self).set(name: "3").initial(Saw.init(label:))
    builder.register(type: Saw.self).set(name: "4").initial { Saw(label: $0) }
    builder.register(type: Saw.self).set(name: "5").initial { try Saw(label: *$0) }
    builder.register(type: Saw.self).set(name: "6").initial(Saw.init(container:))
    builder.register(type: Axe.self).initialNotNecessary()
    let container = try builder.build()
    let labels = try (1...6).map { try container.resolve(Saw.self, name: "\($0)").label }
    #expect(labels == ["saw", "saw", "text", "text", "text", "text"])
    #expect(try container.resolve(Bench.self).saw == nil)
  }

  @Test("Initials with one, two and ten parameters")
  func initialParameters() throws {
    let builder = numbering()
    builder.register(type: Row.self).initial { Row([$0]) }.set(name: "1")
    builder.register(type: Row.self).initial { Row([$0, $1]) }.set(name: "2")
    builder.register(type: Row.self).initial { Row([$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]) }.set(
      name: "10")
    #expect(try rows(builder.build()) == rowsOfSeveralLengths)
  }

  @Test("Initials with one, two and ten arguments of the request")
  func initialArguments() throws {
    builder.register(type: Row.self).lifetime(.perDependency)
      .initialWithArg { Row([$1]) }
      .initialWithArg { Row([$1, $2]) }
      .initialWithArg { Row([$1, $2, $3, $4, $5, $6, $7, $8, $9, $10]) }
    let container = try builder.build()
    let rows: [Row] = [
      try container.resolve(arg: 1),
      try container.resolve(arg: 1, 2),
      try container.resolve(arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    ]
    #expect(rows.map { $0.numbers } == rowsOfSeveralLengths)
  }

  @Test("Injections")
  func injections() throws {
    builder.register { Saw() }
    builder.register { Axe() }
    builder.register { Bench() }
      .injection { $0.notes.append("alone") }
      .injection { $0.saw = $1 }
      .injection { bench, axe in bench.axe = axe }
      .injection { container, bench in bench.notes.append(try container.resolve(Saw.self).label) }
      .injection(.manual) { container, bench in
        let axe: Axe? = *?container
        bench.notes.append(axe === bench.axe ? "manual" : "another")
      }
      .injection(.optional) { (bench, missing: Panel?) in
        bench.notes.append(missing == nil ? "none" : "some")
      }
      .postInit { container, bench in
        bench.notes.append(try container.resolve(Axe.self) === bench.axe ? "last" : "never")
      }
    let bench = try builder.build().resolve(Bench.self)
    #expect(bench.notes == ["alone", "saw", "manual", "none", "last"])
    #expect(bench.saw != nil)
  }

  @Test("Injections of one, two and ten dependencies")
  func injectionParameters() throws {
    let builder = numbering()
    builder.register { Row() }.set(name: "1")
      .injection { $0.numbers = [$1] }
    builder.register { Row() }.set(name: "2")
      .injection { $0.numbers = [$1, $2] }
    builder.register { Row() }.set(name: "10")
      .injection { $0.numbers = [$1, $2, $3, $4, $5, $6, $7, $8, $9, $10] }
    #expect(try rows(builder.build()) == rowsOfSeveralLengths)
  }

  @Test("Automatic injection, for NSObject only")
  func automatic() throws {
    builder.register { Panel() }.useAutoPropertyInjection().injection { $0.notes.append("after") }
    #expect(try builder.build().resolve(Panel.self).notes == ["after"])
  }

  @Test("Lifetimes")
  func lifetimes() throws {
    for (lifetime, isKept, isShared) in [
      (DILifeTime.single, true, true), (.lazySingle, true, true), (.weakSingle, true, true),
      (.perScope, true, false), (.perDependency, false, false),
    ] {
      let builder = DIContainerBuilder()
      builder.register { Saw() }.lifetime(lifetime)
      let container = try builder.build()
      let saw = try container.resolve(Saw.self)
      #expect(try (container.resolve(Saw.self) === saw) == isKept)
      #expect(try (container.newLifeTimeScope().resolve(Saw.self) === saw) == isShared)
      #expect(lifetime == lifetime)
    }
    builder.register { Saw() }.lifetime(.single)
    _ = try builder.build().resolve(Saw.self)
  }

  @Test("Process-wide settings", .processSettings)
  func settings() {
    // Other tests check the effect in a process of their own; here the settings keep their values.
    DISetting.defaultLifeTime = .perScope
    DISetting.defaultComponentScope = .internal
    #expect(DISetting.defaultLifeTime == .perScope)
    #expect(DISetting.defaultComponentScope == .internal)
  }
}

@Suite("Every declaration of release 2: containers")
struct Version2Containers {
  private let builder = DIContainerBuilder()

  @Test("Requests by type, name and tag")
  func requests() throws {
    builder.register { Saw() }.as(.self).as(Tool.self) { $0 }.set(name: "n").set(tag: Kind.rip)
    let container = try builder.build()
    let saw = try container.resolve(Saw.self)
    let named = try container.resolve(Saw.self, name: "n")
    let tagged = try container.resolve(Saw.self, tag: Kind.rip)
    #expect(try container.resolve() as Saw === saw)
    #expect(try container.resolve(name: "n") as Saw === named)
    #expect(try container.resolve(tag: Kind.rip) as Saw === tagged)
    #expect(try container.resolveMany(Tool.self).first === saw)
    #expect(try (container.resolveMany() as [Tool]).first === saw)
    #expect(try container.resolve(byTypeOf: Saw()) === saw)
    #expect(saw !== named && named !== tagged)
  }

  @Test("Requests of 2.0.0 with their source location")
  func places() throws {
    builder.register { Saw() }.as(.self).as(Tool.self) { $0 }.set(name: "n")
    builder.register(type: Row.self).initialWithArg { Row([$1]) }.lifetime(.perDependency)
      .set(name: "n")
    let container = try builder.build()
    let saw = try container.resolve(Saw.self)
    #expect(try container.resolve(Saw.self, f: "f", l: 1) === saw)
    #expect(try container.resolve(f: "f", l: 1) as Saw === saw)
    #expect(try container.resolve(Saw.self, name: "n", f: "f", l: 1) !== saw)
    #expect(try container.resolve(name: "n", f: "f", l: 1) as Saw !== saw)
    #expect(try container.resolveMany(Tool.self, f: "f", l: 1).first === saw)
    #expect(try (container.resolveMany(f: "f", l: 1) as [Tool]).first === saw)
    #expect(try container.resolve(byTypeOf: Saw(), f: "f", l: 1) === saw)
    let other = Saw()
    try container.resolve(other, f: "f", l: 1)
    #expect(try container.resolve(Saw.self) === other)
    #expect(try container.resolve(Row.self, arg: 1, f: "f", l: 1).numbers == [1])
    #expect(try (container.resolve(arg: 2, f: "f", l: 1) as Row).numbers == [2])
    #expect(try container.resolve(Row.self, name: "n", arg: 3, f: "f", l: 1).numbers == [3])
    #expect(try (container.resolve(name: "n", arg: 4, f: "f", l: 1) as Row).numbers == [4])
    #expect(try container.resolveMany(Row.self, arg: 5, f: "f", l: 1).map { $0.numbers } == [[5]])
    let rows: [Row] = try container.resolveMany(arg: 6, f: "f", l: 1)
    #expect(rows.map { $0.numbers } == [[6]])
  }

  @Test("Operators")
  func operators() throws {
    builder.register { Saw() }.as(.self).as(Tool.self) { $0 }
    let container = try builder.build()
    let saw: Saw = try *container
    let tools: [Tool] = try **container
    let some: Saw? = *?container
    let none: Axe? = *?container
    #expect(tools.count == 1 && tools[0] === saw && some === saw && none == nil)
  }

  @Test("An external instance")
  func existing() throws {
    builder.register(type: Bench.self).injection { $0.saw = $1 }.initialNotNecessary()
    builder.register { Saw() }
    let container = try builder.build()
    let bench = Bench()
    try container.resolve(bench)
    #expect(try bench.saw === container.resolve(Saw.self))
  }

  @Test("The end of a container")
  func end() async throws {
    builder.register { Row() }.lifetime(.perScope).onEnd { $0.numbers.append(1) }
    let container = try builder.build()
    let row: Row = try container.resolve()
    try await container.end(timeout: .seconds(1))
    try await container.end()
    #expect(row.numbers == [1])
  }

  @Test("Scopes")
  func scopes() throws {
    builder.register { Saw() }
    let container = try builder.build()
    let saw = try container.resolve(Saw.self)
    let other: DIContainer = container.newLifeTimeScope()
    #expect(try other.resolve(Saw.self) !== saw)
    let same = other.useScope(from: container)
    #expect(same === other)
    #expect(try other.resolve(Saw.self) === saw)
  }

  /// Returns a container whose rows take one, two and ten arguments.
  private func rowing() throws -> DIContainer {
    builder.register(type: Row.self).lifetime(.perDependency).set(name: "n").set(tag: Kind.rip)
      .initialWithArg { Row([$1]) }
      .initialWithArg { Row([$1, $2]) }
      .initialWithArg { Row([$1, $2, $3, $4, $5, $6, $7, $8, $9, $10]) }
    return try builder.build()
  }

  @Test("One, two and ten arguments, by type")
  func arguments1() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try container.resolve(Row.self, arg: 1).numbers,
      try container.resolve(Row.self, arg: 1, 2).numbers,
      try container.resolve(Row.self, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, by the inferred type")
  func arguments2() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try (container.resolve(arg: 1) as Row).numbers,
      try (container.resolve(arg: 1, 2) as Row).numbers,
      try (container.resolve(arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) as Row).numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, by type and name")
  func arguments3() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try container.resolve(Row.self, name: "n", arg: 1).numbers,
      try container.resolve(Row.self, name: "n", arg: 1, 2).numbers,
      try container.resolve(Row.self, name: "n", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, by the inferred type and a name")
  func arguments4() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try (container.resolve(name: "n", arg: 1) as Row).numbers,
      try (container.resolve(name: "n", arg: 1, 2) as Row).numbers,
      try (container.resolve(name: "n", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) as Row).numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, by type and tag")
  func arguments5() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try container.resolve(Row.self, tag: Kind.rip, arg: 1).numbers,
      try container.resolve(Row.self, tag: Kind.rip, arg: 1, 2).numbers,
      try container.resolve(Row.self, tag: Kind.rip, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, by the inferred type and a tag")
  func arguments6() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try (container.resolve(tag: Kind.rip, arg: 1) as Row).numbers,
      try (container.resolve(tag: Kind.rip, arg: 1, 2) as Row).numbers,
      try (container.resolve(tag: Kind.rip, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) as Row).numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, for many")
  func arguments7() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try container.resolveMany(Row.self, arg: 1)[0].numbers,
      try container.resolveMany(Row.self, arg: 1, 2)[0].numbers,
      try container.resolveMany(Row.self, arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)[0].numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

  @Test("One, two and ten arguments, for many of the inferred type")
  func arguments8() throws {
    let container = try rowing()
    let rows: [[Int]] = [
      try (container.resolveMany(arg: 1) as [Row])[0].numbers,
      try (container.resolveMany(arg: 1, 2) as [Row])[0].numbers,
      try (container.resolveMany(arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) as [Row])[0].numbers,
    ]
    #expect(rows == rowsOfSeveralLengths)
  }

}

@Suite("Every declaration of release 2: errors and their parts")
struct Version2Errors {
  private let info = DITypeInfo(type: Saw.self, file: "Dir/Saw.swift", line: 3)

  @Test("The description of a registration")
  func typeInfo() {
    let type: DIType = info.type
    #expect(type == Saw.self && info.file == "Dir/Saw.swift" && info.line == 3)
    #expect(info == DITypeInfo(type: Saw.self, file: "Dir/Saw.swift", line: 3))
    #expect("\(info)" == info.description)
  }

  /// Returns the case of an error, as old code bases distinguish them.
  private func name(_ error: DIError) -> String {
    switch error {
    case .typeNotFound(let type):
      return "typeNotFound \(type)"
    case .typeForNameNotFound(let type, let name, let typesInfo):
      return "typeForNameNotFound \(type) \(name) \(typesInfo.count)"
    case .typeForTagNotFound(let type, let tag, let typesInfo):
      return "typeForTagNotFound \(type) \(tag) \(typesInfo.count)"
    case .initialMethodNotFound(let typeInfo, let signature):
      return "initialMethodNotFound \(typeInfo.line) \(signature)"
    case .ambiguousType(let type, let typesInfo):
      return "ambiguousType \(type) \(typesInfo.count)"
    case .incorrectType(let requestedType, let realType, let typeInfo):
      return "incorrectType \(requestedType) \(realType) \(typeInfo.line)"
    case .recursiveInitial(let typeInfo):
      return "recursiveInitial \(typeInfo.line)"
    case .noAccess(let typesInfo, let accessModules):
      return "noAccess \(typesInfo.count) \(accessModules[0].0) \(accessModules[0].1.sorted())"
    case .noSpecifiedInitialMethod(let typeInfo):
      return "noSpecifiedInitialMethod \(typeInfo.line)"
    case .intersectionNames(let type, let names, let typesInfo):
      return "intersectionNames \(type) \(names.sorted()) \(typesInfo.count)"
    case .pluralDefaultAd(let type, let typesInfo):
      return "pluralDefaultAd \(type) \(typesInfo.count)"
    case .build(let errors):
      return "build \(errors.map(name))"
    }
  }

  @Test("Each case, created and matched with its labels")
  func cases() {
    let signature: DIMethodSignature = ((DIContainer) throws -> Any).self
    let errors: [(DIError, String)] = [
      (.typeNotFound(type: Saw.self), "typeNotFound Saw"),
      (
        .typeForNameNotFound(type: Saw.self, name: "n", typesInfo: [info]),
        "typeForNameNotFound Saw n 1"
      ),
      (
        .typeForTagNotFound(type: Saw.self, tag: Kind.rip, typesInfo: [info]),
        "typeForTagNotFound Saw rip 1"
      ),
      (
        .initialMethodNotFound(typeInfo: info, signature: signature),
        "initialMethodNotFound 3 (DIContainer) throws -> Any"
      ),
      (.ambiguousType(type: Saw.self, typesInfo: [info, info]), "ambiguousType Saw 2"),
      (
        .incorrectType(requestedType: Axe.self, realType: Saw.self, typeInfo: info),
        "incorrectType Axe Saw 3"
      ),
      (.recursiveInitial(typeInfo: info), "recursiveInitial 3"),
      (
        .noAccess(typesInfo: [info], accessModules: [(Saw.self, Set(["Shop", "App"]))]),
        "noAccess 1 Saw [\"App\", \"Shop\"]"
      ),
      (.noSpecifiedInitialMethod(typeInfo: info), "noSpecifiedInitialMethod 3"),
      (
        .intersectionNames(type: Saw.self, names: ["n"], typesInfo: [info]),
        "intersectionNames Saw [\"n\"] 1"
      ),
      (.pluralDefaultAd(type: Saw.self, typesInfo: [info]), "pluralDefaultAd Saw 1"),
      (.build(errors: [.typeNotFound(type: Saw.self)]), "build [\"typeNotFound Saw\"]"),
    ]
    for (error, text) in errors {
      #expect(name(error) == text)
      #expect(error.description == "\(error)")
    }
  }

  @Test("The names of 2.0.0, as patterns")
  func oldNames() {
    let patterns: [(DIErrorPattern, DIError)] = [
      (DIError.typeIsNotFound, .typeNotFound(type: Saw.self)),
      (DIError.byCall, .typeNotFound(type: Saw.self)),
      (DIError.whileCreateSingleton, .typeNotFound(type: Saw.self)),
      (
        DIError.typeIsNotFoundForName,
        .typeForNameNotFound(type: Saw.self, name: "", typesInfo: [])
      ),
      (
        DIError.initializationMethodWithSignatureIsNotFoundFor,
        .initialMethodNotFound(typeInfo: info, signature: Int.self)
      ),
      (DIError.defaultTypeIsNotSpecified, .ambiguousType(type: Saw.self, typesInfo: [])),
      (
        DIError.typeIsIncorrect,
        .incorrectType(requestedType: Saw.self, realType: Axe.self, typeInfo: info)
      ),
      (DIError.recursiveInitialization, .recursiveInitial(typeInfo: info)),
      (DIError.notSpecifiedInitializationMethodFor, .noSpecifiedInitialMethod(typeInfo: info)),
      (
        DIError.intersectionNamesForType,
        .intersectionNames(type: Saw.self, names: [], typesInfo: [])
      ),
      (DIError.pluralSpecifiedDefaultType, .pluralDefaultAd(type: Saw.self, typesInfo: [])),
    ]
    for (pattern, error) in patterns {
      do {
        throw error
      } catch pattern {
        #expect(!(pattern ~= CocoaError(.fileNoSuchFile)))
      } catch {
        Issue.record("\(error)")
      }
    }
  }
}

private class Scannable: DIScanned {}
private class Scan2First: Scannable, DIComponent {
  func load(builder: DIContainerBuilder) { builder.register { Saw() } }
}
private class Scan2Second: Scannable, DIModule {
  var components: [DIComponent] = [Scan2First()]
  var dependencies: [DIModule] = []
}

@Suite("Every declaration of release 2: scanning")
struct Version2Scanning {
  private let byType: DIScan<Scannable>.PredicateByType = { $0 is DIComponent.Type }
  private let byName: DIScan<Scannable>.PredicateByName = { $0 == "Scan2First" }

  @Test("Scans by type and by name, with and without a bundle")
  func scans() {
    DIScanned.declare(Scan2First.self, Scan2Second.self)
    let bundle = Bundle(for: Scannable.self)
    let scans: [DIScan<Scannable>] = [
      DIScan(predicateByType: byType),
      DIScan(predicateByType: byType, in: bundle),
      DIScan(predicateByName: byName),
      DIScan(predicateByName: byName, in: bundle),
      DIScanWithInitializer(predicateByType: byType),
    ]
    for scan in scans {
      let types: [Scannable.Type] = scan.getTypes()
      #expect(types.map { "\($0)" } == ["Scan2First"])
    }
    let made = DIScanWithInitializer<Scannable>(predicateByName: byName).getObjects()
    #expect(made.map { $0 is Scan2First } == [true])
    let base: DIScanned = DIScanned()
    #expect(type(of: base) == DIScanned.self)
  }

  @Test("Components and modules found by scans")
  func found() throws {
    for isModule in [true, false] {
      let builder = DIContainerBuilder()
      if isModule {
        builder.register(module: DIScanModule(predicateByName: { $0 == "Scan2Second" }))
      } else {
        builder.register(component: DIScanComponent(predicateByType: { $0 == Scan2First.self }))
      }
      #expect(try builder.build().resolveMany(Saw.self).count == 1)
    }
  }
}

private class Rasp: Tool {}

/// Records the events of one type: other tests log concurrently.
private class Listener: DILogger {
  var events: [DILogEvent] = []
  var words: [String] = []

  func log(_ event: DILogEvent, msg: String) {
    guard msg.contains("Rasp") else { return }
    events.append(event)
    switch event {
    case .registration: words.append("registration")
    case .createSingle(.begin): words.append("singles")
    case .createSingle(.end): words.append("singles are there")
    case .resolving(.begin): words.append("asked")
    case .resolving(.end): words.append("answered")
    case .found(typeInfo: let info): words.append("found \(info.type)")
    case .resolve(.cache): words.append("again")
    case .resolve(.new): words.append("new")
    case .resolve(.use): words.append("used")
    case .cached: words.append("kept")
    case .injection(.begin), .injection(.end): words.append("injection")
    case .warning(.implNotFound(for: let info)): words.append("nothing for \(info.type)")
    case .error(let error): words.append("error \(error)")
    }
  }
}

@Suite("Every declaration of release 2: loggers")
struct Version2Loggers {
  @Test("Loggers can be added, called and removed", .processSettings)
  func loggers() throws {
    let listener = Listener()
    #expect(DILoggerComposite.add(logger: listener))
    #expect(!DILoggerComposite.instance.add(logger: listener))
    let builder = DIContainerBuilder()
    builder.register { Rasp() }.lifetime(.lazySingle).injection { _ in }
    let container = try builder.build()
    _ = try container.resolve(Rasp.self)
    _ = try container.resolve(Rasp.self)
    try container.resolve(Rasp())
    DILoggerComposite.wait()
    #expect(DILoggerComposite.remove(logger: listener))
    #expect(!DILoggerComposite.instance.remove(logger: listener))
    _ = try container.resolve(Rasp.self)
    DILoggerComposite.instance.wait()
    #expect(
      listener.words == [
        "registration", "asked", "found Rasp", "new", "injection", "injection", "kept", "answered",
        "asked", "found Rasp", "again", "answered",
        "asked", "found Rasp", "used", "injection", "injection", "kept", "answered",
      ])
  }

  @Test("Events are equal if their cases are")
  func equality() {
    let info = DITypeInfo(type: Rasp.self, file: #file, line: 1)
    let warning: DILogEvent.Warning = .implNotFound(for: info)
    let brace: DILogEvent.BeginEndBrace = .begin
    let style: DILogEvent.ResolveStyle = .use
    #expect(DILogEvent.createSingle(brace) == .createSingle(.end))
    #expect(DILogEvent.resolve(style) != .warning(warning))
    #expect(DILogEvent.resolving(.begin) != .injection(.begin))
  }
}
