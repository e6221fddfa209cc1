/// Ten objects, each of which depends on the next lower one: `Chain0` has no dependency, `Chain9` is
/// requested.
public final class Chain0: Sendable {
  public init() {}
}

public final class Chain1: Sendable {
  let next: Chain0

  public init(next: Chain0) {
    self.next = next
  }
}

public final class Chain2: Sendable {
  let next: Chain1

  public init(next: Chain1) {
    self.next = next
  }
}

public final class Chain3: Sendable {
  let next: Chain2

  public init(next: Chain2) {
    self.next = next
  }
}

public final class Chain4: Sendable {
  let next: Chain3

  public init(next: Chain3) {
    self.next = next
  }
}

public final class Chain5: Sendable {
  let next: Chain4

  public init(next: Chain4) {
    self.next = next
  }
}

public final class Chain6: Sendable {
  let next: Chain5

  public init(next: Chain5) {
    self.next = next
  }
}

public final class Chain7: Sendable {
  let next: Chain6

  public init(next: Chain6) {
    self.next = next
  }
}

public final class Chain8: Sendable {
  let next: Chain7

  public init(next: Chain7) {
    self.next = next
  }
}

public final class Chain9: Sendable {
  let next: Chain8

  public init(next: Chain8) {
    self.next = next
  }
}
