import BenchmarkModels
import DIv3
import Dispatch
import Foundation

/// A graph of shared objects with cycles, for which threads ask at the same time before any of them is made.
enum ModernCrowd {
  static let alone = work(threads: 1)
  static let crowd = work(threads: 50)
  private static let components = 4_000

  private static func work(threads: Int) -> Work {
    Work("modern.crowd-\(threads)", pace: .once) {
      let container = DIContainer()
      for number in 0..<components {
        // A registration is known by its line.
        container.register(line: number) { CrowdPart() }
          .as(CrowdPart.self, name: "\(number)")
          .lifetime(.perContainer(.strong))
          .injection(name: "\((number + 1) % components)", cycle: true) { $0.next = $1 }
          .injection(name: "\((number * 31 + 7) % components)", cycle: true) { $0.other = $1 }
      }
      // Plans are compiled before the measurement.
      consume(container.resolve(name: "0") as CrowdPart)
      container.clean()
      return Run { _ in
        let mayBegin = DispatchSemaphore(value: 0)
        let hasFinished = DispatchSemaphore(value: 0)
        for index in 0..<threads {
          Thread {
            mayBegin.wait()
            // Each thread begins elsewhere.
            let name = "\(index * components / threads)"
            consume(container.resolve(name: name) as CrowdPart)
            hasFinished.signal()
          }.start()
        }
        for _ in 0..<threads { mayBegin.signal() }
        for _ in 0..<threads { hasFinished.wait() }
      } reset: {
        container.clean()
      }
    }
  }
}
