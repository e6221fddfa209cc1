/// A ring of three classes, of which two need the next one at creation.
final class First {
  let next: Second

  init(next: Second) {
    self.next = next
  }
}

final class Second {
  let next: Third

  init(next: Third) {
    self.next = next
  }
}

final class Third {
  var next: First?
}

/// A ring of three classes, all of which receive the next one by injection.
final class North {
  var next: East?
  var injections = 0
}

final class East {
  var next: South?
  var injections = 0
}

final class South {
  var next: North?
  var injections = 0
}
