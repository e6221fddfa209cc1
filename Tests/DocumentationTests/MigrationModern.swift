import DITranquillity
import Testing

@MainActor
@Suite("The examples of the pages for the modern generation")
struct TheModernGenerationExamples {
  @Test("After the renames from 1")
  func fromRelease1() throws {
    let printed = Printed.lines {
      // begin docs/migration/from-1.md 2
      func declare(_ builder: DIContainer) {
        builder.register { Paper() }.as(Page.self).default()
        builder.register { Ink() }.lifetime(.perRun(.strong))
      }
      func page(of scope: DIContainer) -> Page { return *scope }
      func pages(of scope: DIContainer) -> [Page] { return many(*scope) }
      func spare(of scope: DIContainer) -> Ink? { return scope.resolve() as Ink? }
      // end
      let container = DIContainer()
      declare(container)
      #expect(page(of: container) is Paper)
      #expect(pages(of: container).count == 1)
      let ink: Ink = container.resolve()
      #expect(ink === container.resolve() as Ink)
      #expect(spare(of: container) === ink)
    }
    #expect(try printed == promised(block: 2, of: "docs/migration/from-1.md"))
  }

  @Test("Rewritten by hand")
  func byHand() throws {
    let printed = Printed.lines {
      // begin docs/migration/from-1.md 3
      let container = DIContainer()
      container.register(Paper.init).as(check: (any Page).self) { $0 }.default()
      container.register(Ink.init).as(Ink.self, name: "blue").lifetime(.perRun(.strong))
      container.register(Press.init(page:)).lifetime(.perContainer(.strong))
        .injection(name: "blue") { $0.ink = $1 }
      let press: Press = container.resolve()
      print(press.page is Paper, press.ink != nil)  // true true
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 3, of: "docs/migration/from-1.md"))
  }

  @Test("After the renames from 2")
  func fromRelease2() throws {
    let printed = try Printed.lines {
      // begin docs/migration/from-2.md 2
      func declare(_ builder: DIContainer) {
        builder.register(Paper.init).as(check: Page.self) { $0 }.default()
        builder.register(Ink.init).lifetime(.perRun(.weak))
        builder.register(Press.init).lifetime(.prototype)
          .injection { $0.ink = $1 }
      }
      func page(of container: DIContainer) throws -> Page { return container.resolve() }
      func pages(of container: DIContainer) throws -> [Page] { return many(*container) }
      func spare(of container: DIContainer) -> Ink? { return container.resolve() as Ink? }
      // end
      let container = DIContainer()
      declare(container)
      let made = try (page(of: container), pages(of: container))
      #expect(made.0 is Paper && made.1.count == 1)
      let press: Press = container.resolve()
      #expect(press.ink != nil)
      #expect(spare(of: container) != nil)
      #expect(spare(of: DIContainer()) == nil)
    }
    #expect(try printed == promised(block: 2, of: "docs/migration/from-2.md"))
  }

  @Test("A callback")
  func callbacks() throws {
    let printed = Printed.lines {
      // begin docs/migration/from-3.md 1
      let container = DIContainer()
      container.extensions.componentRegistration = { vertex in
        print(vertex.componentInfo.type, container.resolve() as Ink? != nil)  // Ink true
      }
      container.register(Ink.init).lifetime(.perContainer(.weak))
      // end
    }
    #expect(try printed == promised(block: 1, of: "docs/migration/from-3.md"))
  }

  @Test("Arguments that wait")
  func arguments() throws {
    let printed = Printed.lines {
      // begin docs/migration/from-3.md 2
      let container = DIContainer()
      container.register { Press(page: arg($0)) }
      container.extensions(for: Press.self)?.setArgs(Paper())
      let first: Press = container.resolve()
      let second: Press = container.resolve(args: Paper())
      print(first.page is Paper, second.page is Paper)  // true true
      // end
    }
    #expect(try printed == promised(block: 2, of: "docs/migration/from-3.md"))
  }

  @Test("View models")
  func mainActor() throws {
    let printed = Printed.lines {
      // begin docs/migration/from-3.md 3
      @MainActor final class Screen { var title = "" }
      let container = DIContainer()
      container.register { @MainActor in Screen() }.injection { @MainActor in $0.title = "Cars" }
      print(container.resolve() as Screen? != nil)  // true
      // end
    }
    #expect(try printed == promised(block: 3, of: "docs/migration/from-3.md"))
  }
}
