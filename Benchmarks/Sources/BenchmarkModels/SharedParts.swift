/// Ten types of shared objects, each of which may receive the next one.
public class SharedPart {
  public var next: SharedPart?

  public init() {}
}

public final class SharedPart0: SharedPart {}
public final class SharedPart1: SharedPart {}
public final class SharedPart2: SharedPart {}
public final class SharedPart3: SharedPart {}
public final class SharedPart4: SharedPart {}
public final class SharedPart5: SharedPart {}
public final class SharedPart6: SharedPart {}
public final class SharedPart7: SharedPart {}
public final class SharedPart8: SharedPart {}
public final class SharedPart9: SharedPart {}
