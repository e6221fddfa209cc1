import FerryCore

public final class PassengerForm {
  public var name: String
  public var age: Int?

  init() {
    name = ""
  }

  init(name: String) {
    self.name = name
  }

  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }

  var passenger: Passenger? {
    guard !name.isEmpty, let age = age else {
      return nil
    }
    return Passenger(name: name, age: age)
  }
}
