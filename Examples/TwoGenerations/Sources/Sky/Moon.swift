import AlmanacModel

final class Moon: MoonPhases {
  private let clock: any Clock

  init(clock: any Clock) {
    self.clock = clock
  }

  var age: Int { clock.hour / 24 % 28 }
}
