// Rules: M2-58 M2-72
import DIv2Compat

enum Release2ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let container = try builder.build()
    do {
      _ = try *container as Ink
    } catch let error as DIError {
      print(error)
    }
    do {
      let inks: [Ink] = try **container
      print(inks)
    } catch {
      print("no ink")
    }
  }
}
