import DIv3

/// The same registrations in several kinds of functions, and in a closure.
enum Functions {
  static func plain(_ c: DIContainer) {
    c.register(Screw.init).default()
    c.register { Screw() }.as(Screw.self, name: "x")
    c.register(Gauge0.init).as(Gauge.self)
    c.register(Gauge1.init).as(Gauge.self)
    c.register(Gauge2.init).as(Gauge.self)
    c.register(Gauge3.init).as(Gauge.self)
    c.register(Gauge4.init).as(Gauge.self)
    c.register(Gauge5.init).as(Gauge.self)
    c.register(Gauge10.init).as(Gauge.self)
    c.register(main: Gauge1.init).as(Gauge.self)
    c.register { @MainActor in Gauge2($0, $1) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(InjectedGauge.init).as(Gauge.self)
      .injection { @MainActor in $0.inject() }
      .injection { @MainActor in $0.inject($1) }
      .injection { @MainActor in $0.inject($1, $2) }
      .injection(name: "x") { @MainActor in $0.inject($1) }
      .injection(cycle: true) { @MainActor in $0.inject($1) }
      .postInit { @MainActor in $0.inject() }
  }

  @MainActor
  static func ofMainActor(_ c: DIContainer) {
    c.register(Screw.init).default()
    c.register { Screw() }.as(Screw.self, name: "x")
    c.register(Gauge0.init).as(Gauge.self)
    c.register(Gauge1.init).as(Gauge.self)
    c.register(Gauge2.init).as(Gauge.self)
    c.register(Gauge3.init).as(Gauge.self)
    c.register(Gauge4.init).as(Gauge.self)
    c.register(Gauge5.init).as(Gauge.self)
    c.register(Gauge10.init).as(Gauge.self)
    c.register(main: Gauge1.init).as(Gauge.self)
    c.register { @MainActor in Gauge2($0, $1) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(InjectedGauge.init).as(Gauge.self)
      .injection { @MainActor in $0.inject() }
      .injection { @MainActor in $0.inject($1) }
      .injection { @MainActor in $0.inject($1, $2) }
      .injection(name: "x") { @MainActor in $0.inject($1) }
      .injection(cycle: true) { @MainActor in $0.inject($1) }
      .postInit { @MainActor in $0.inject() }
  }

  static func asynchronous(_ c: DIContainer) async {
    c.register(Screw.init).default()
    c.register { Screw() }.as(Screw.self, name: "x")
    c.register(Gauge0.init).as(Gauge.self)
    c.register(Gauge1.init).as(Gauge.self)
    c.register(Gauge2.init).as(Gauge.self)
    c.register(Gauge3.init).as(Gauge.self)
    c.register(Gauge4.init).as(Gauge.self)
    c.register(Gauge5.init).as(Gauge.self)
    c.register(Gauge10.init).as(Gauge.self)
    c.register(main: Gauge1.init).as(Gauge.self)
    c.register { @MainActor in Gauge2($0, $1) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(InjectedGauge.init).as(Gauge.self)
      .injection { @MainActor in $0.inject() }
      .injection { @MainActor in $0.inject($1) }
      .injection { @MainActor in $0.inject($1, $2) }
      .injection(name: "x") { @MainActor in $0.inject($1) }
      .injection(cycle: true) { @MainActor in $0.inject($1) }
      .postInit { @MainActor in $0.inject() }
  }

  @Foundry
  static func ofGlobalActor(_ c: DIContainer) {
    c.register(Screw.init).default()
    c.register { Screw() }.as(Screw.self, name: "x")
    c.register(Gauge0.init).as(Gauge.self)
    c.register(Gauge1.init).as(Gauge.self)
    c.register(Gauge2.init).as(Gauge.self)
    c.register(Gauge3.init).as(Gauge.self)
    c.register(Gauge4.init).as(Gauge.self)
    c.register(Gauge5.init).as(Gauge.self)
    c.register(Gauge10.init).as(Gauge.self)
    c.register(main: Gauge1.init).as(Gauge.self)
    c.register { @MainActor in Gauge2($0, $1) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(InjectedGauge.init).as(Gauge.self)
      .injection { @MainActor in $0.inject() }
      .injection { @MainActor in $0.inject($1) }
      .injection { @MainActor in $0.inject($1, $2) }
      .injection(name: "x") { @MainActor in $0.inject($1) }
      .injection(cycle: true) { @MainActor in $0.inject($1) }
      .postInit { @MainActor in $0.inject() }
  }

  static func asynchronousWithTask(_ c: DIContainer) async {
    await Task { @MainActor in
      c.register(Screw.init).default()
      c.register { Screw() }.as(Screw.self, name: "x")
      c.register(Gauge0.init).as(Gauge.self)
      c.register(Gauge1.init).as(Gauge.self)
      c.register(Gauge2.init).as(Gauge.self)
      c.register(Gauge3.init).as(Gauge.self)
      c.register(Gauge4.init).as(Gauge.self)
      c.register(Gauge5.init).as(Gauge.self)
      c.register(Gauge10.init).as(Gauge.self)
      c.register(main: Gauge1.init).as(Gauge.self)
      c.register { @MainActor in Gauge2($0, $1) }.as(Gauge.self)
      c.register(GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
      c.register(GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
      c.register(main: GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
      c.register(main: GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
      c.register(InjectedGauge.init).as(Gauge.self)
        .injection { @MainActor in $0.inject() }
        .injection { @MainActor in $0.inject($1) }
        .injection { @MainActor in $0.inject($1, $2) }
        .injection(name: "x") { @MainActor in $0.inject($1) }
        .injection(cycle: true) { @MainActor in $0.inject($1) }
        .postInit { @MainActor in $0.inject() }
    }
    .value
  }
}

/// The same registrations in a method of an actor.
actor Registrar {
  func register(in c: DIContainer) {
    c.register(Screw.init).default()
    c.register { Screw() }.as(Screw.self, name: "x")
    c.register(Gauge0.init).as(Gauge.self)
    c.register(Gauge1.init).as(Gauge.self)
    c.register(Gauge2.init).as(Gauge.self)
    c.register(Gauge3.init).as(Gauge.self)
    c.register(Gauge4.init).as(Gauge.self)
    c.register(Gauge5.init).as(Gauge.self)
    c.register(Gauge10.init).as(Gauge.self)
    c.register(main: Gauge1.init).as(Gauge.self)
    c.register { @MainActor in Gauge2($0, $1) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:_:)) { many($0) }.as(Gauge.self)
    c.register(main: GaugeOfMany.init(all:rest:_:)) { (many($0), many($1)) }.as(Gauge.self)
    c.register(InjectedGauge.init).as(Gauge.self)
      .injection { @MainActor in $0.inject() }
      .injection { @MainActor in $0.inject($1) }
      .injection { @MainActor in $0.inject($1, $2) }
      .injection(name: "x") { @MainActor in $0.inject($1) }
      .injection(cycle: true) { @MainActor in $0.inject($1) }
      .postInit { @MainActor in $0.inject() }
  }
}
