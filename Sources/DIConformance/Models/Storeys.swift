/// Five storeys, each of which needs the one below at creation.
final class Storey5 {
  let below: Storey4
  init(below: Storey4) { self.below = below }
}

final class Storey4 {
  let below: Storey3
  init(below: Storey3) { self.below = below }
}

final class Storey3 {
  let below: Storey2
  init(below: Storey2) { self.below = below }
}

final class Storey2 {
  let below: Storey1
  init(below: Storey1) { self.below = below }
}

final class Storey1 {
  let cellar: Cellar
  init(cellar: Cellar) { self.cellar = cellar }
}

final class Cellar {}
