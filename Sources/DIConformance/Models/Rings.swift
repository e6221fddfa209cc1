/// Three in a ring, of which two need the next one to be made.
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

/// Three in a ring that all get the next one by injection.
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
