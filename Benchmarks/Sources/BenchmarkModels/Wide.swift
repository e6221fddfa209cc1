/// An object that depends on eight leaves of different types.
public final class Wide {
  let leaf0: WideLeaf0
  let leaf1: WideLeaf1
  let leaf2: WideLeaf2
  let leaf3: WideLeaf3
  let leaf4: WideLeaf4
  let leaf5: WideLeaf5
  let leaf6: WideLeaf6
  let leaf7: WideLeaf7

  public init(
    leaf0: WideLeaf0,
    leaf1: WideLeaf1,
    leaf2: WideLeaf2,
    leaf3: WideLeaf3,
    leaf4: WideLeaf4,
    leaf5: WideLeaf5,
    leaf6: WideLeaf6,
    leaf7: WideLeaf7
  ) {
    self.leaf0 = leaf0
    self.leaf1 = leaf1
    self.leaf2 = leaf2
    self.leaf3 = leaf3
    self.leaf4 = leaf4
    self.leaf5 = leaf5
    self.leaf6 = leaf6
    self.leaf7 = leaf7
  }
}

public final class WideLeaf0 {
  public init() {}
}

public final class WideLeaf1 {
  public init() {}
}

public final class WideLeaf2 {
  public init() {}
}

public final class WideLeaf3 {
  public init() {}
}

public final class WideLeaf4 {
  public init() {}
}

public final class WideLeaf5 {
  public init() {}
}

public final class WideLeaf6 {
  public init() {}
}

public final class WideLeaf7 {
  public init() {}
}
