/// Needs what is below at creation.
final class Storey<Below> {
  let below: Below
  init(below: Below) { self.below = below }
}

final class Cellar {}

typealias Storey1 = Storey<Cellar>
typealias Storey2 = Storey<Storey1>
typealias Storey3 = Storey<Storey2>
typealias Storey4 = Storey<Storey3>
typealias Storey5 = Storey<Storey4>
