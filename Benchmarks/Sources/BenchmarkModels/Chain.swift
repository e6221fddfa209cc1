/// Ten objects, each made of the next: `Chain0` needs nothing, `Chain9` is asked for.
public final class Chain0 {
  public init() {}
}

public final class Chain1 {
  let next: Chain0

  public init(next: Chain0) {
    self.next = next
  }
}

public final class Chain2 {
  let next: Chain1

  public init(next: Chain1) {
    self.next = next
  }
}

public final class Chain3 {
  let next: Chain2

  public init(next: Chain2) {
    self.next = next
  }
}

public final class Chain4 {
  let next: Chain3

  public init(next: Chain3) {
    self.next = next
  }
}

public final class Chain5 {
  let next: Chain4

  public init(next: Chain4) {
    self.next = next
  }
}

public final class Chain6 {
  let next: Chain5

  public init(next: Chain5) {
    self.next = next
  }
}

public final class Chain7 {
  let next: Chain6

  public init(next: Chain6) {
    self.next = next
  }
}

public final class Chain8 {
  let next: Chain7

  public init(next: Chain7) {
    self.next = next
  }
}

public final class Chain9 {
  let next: Chain8

  public init(next: Chain8) {
    self.next = next
  }
}
