extension GraphFinding {
  /// The rule that a finding is about.
  ///
  /// ```swift
  /// let captives = snapshot.findings.filter { $0.code == .captive }
  /// ```
  ///
  /// - Since: 0.1.0 of this package
  public struct Code: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The code as text, such as `DIG001`.
    ///
    /// - Since: 0.1.0 of this package
    public let rawValue: String

    /// Creates a code from its text.
    ///
    /// - Parameter rawValue: The text, such as `DIG001`. A text that no rule has is a code that no finding has.
    /// - Since: 0.1.0 of this package
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The codes of all rules, in order.
    ///
    /// - Since: 0.1.0 of this package
    public static let allCases: [Code] = [
      .notRegistered, .ambiguous, .withoutInitializer, .onlyWhileInjecting, .onlyOnceInjected,
      .onlyInjects, .endlessCycle, .newObjectInCycle, .staleObjectInCycle, .cycleOfInitializers,
      .cycleWithoutBreak, .tooManyCycles, .unused, .needsAwait, .impossibleService, .wrongArgument,
      .injectsCopies, .twoLifetimes, .repeatedRegistration, .idleTest, .captive, .capturedArgument,
      .idleDefault, .neverChosen, .shadowedLifetime, .weakWithoutKeeper, .cycleOfLazies,
      .undeclared, .uselessAcceptance, .endWithoutKeeper, .mayThrow,
      .isolatedConformance,
    ]
  }
}

extension GraphFinding.Code {
  /// No component offers what a component needs.
  ///
  /// - Since: 0.1.0 of this package
  public static let notRegistered = Self(rawValue: "DIG001")
  /// Several components offer what a component needs, and none is preferred.
  ///
  /// - Since: 0.1.0 of this package
  public static let ambiguous = Self(rawValue: "DIG002")
  /// A component that is needed can't make objects.
  ///
  /// - Since: 0.1.0 of this package
  public static let withoutInitializer = Self(rawValue: "DIG003")
  /// A component that is needed has an object only while a request injects into it.
  ///
  /// - Since: 0.1.0 of this package
  public static let onlyWhileInjecting = Self(rawValue: "DIG004")
  /// A component that is needed has an object only once one was injected into.
  ///
  /// - Since: 0.1.0 of this package
  public static let onlyOnceInjected = Self(rawValue: "DIG005")
  /// A component can't make objects, and nothing needs it: it only injects.
  ///
  /// - Since: 0.1.0 of this package
  public static let onlyInjects = Self(rawValue: "DIG006")
  /// The components of a cycle make each other endlessly.
  ///
  /// - Since: 0.1.0 of this package
  public static let endlessCycle = Self(rawValue: "DIG007")
  /// A cycle ends at another object than the one at which it begins.
  ///
  /// - Since: 0.1.0 of this package
  public static let newObjectInCycle = Self(rawValue: "DIG008")
  /// A cycle has objects that are kept, and others that are made again.
  ///
  /// - Since: 0.1.0 of this package
  public static let staleObjectInCycle = Self(rawValue: "DIG009")
  /// Each initializer of a cycle needs the object of the next one.
  ///
  /// - Since: 0.1.0 of this package
  public static let cycleOfInitializers = Self(rawValue: "DIG010")
  /// No dependency of a cycle is deferred or delayed.
  ///
  /// - Since: 0.1.0 of this package
  public static let cycleWithoutBreak = Self(rawValue: "DIG011")
  /// There are more cycles than the rules look at.
  ///
  /// - Since: 0.1.0 of this package
  public static let tooManyCycles = Self(rawValue: "DIG012")
  /// No root leads to a component.
  ///
  /// - Since: 0.1.0 of this package
  public static let unused = Self(rawValue: "DIG013")
  /// A lazy or provider without `await` leads to what only asynchronous requests can make.
  ///
  /// - Since: 0.1.0 of this package
  public static let needsAwait = Self(rawValue: "DIG014")
  /// A component is offered as a type of which its objects are not.
  ///
  /// - Since: 0.1.0 of this package
  public static let impossibleService = Self(rawValue: "DIG015")
  /// A provider passes an argument of a wrong type.
  ///
  /// - Since: 0.1.0 of this package
  public static let wrongArgument = Self(rawValue: "DIG016")
  /// Injections of a struct or an enum change a copy.
  ///
  /// - Since: 0.1.0 of this package
  public static let injectsCopies = Self(rawValue: "DIG017")
  /// Code stated two lifetimes for a component.
  ///
  /// - Since: 0.1.0 of this package
  public static let twoLifetimes = Self(rawValue: "DIG018")
  /// A line that registers again added a type or a name to its first component.
  ///
  /// - Since: 0.1.0 of this package
  public static let repeatedRegistration = Self(rawValue: "DIG019")
  /// A component for tests replaces nothing.
  ///
  /// - Since: 0.1.0 of this package
  public static let idleTest = Self(rawValue: "DIG020")
  /// An object that lives longer holds one that belongs to a shorter life.
  ///
  /// - Since: 0.1.0 of this package
  public static let captive = Self(rawValue: "DIG021")
  /// An object that outlives its request keeps an argument of that request.
  ///
  /// - Since: 0.1.0 of this package
  public static let capturedArgument = Self(rawValue: "DIG022")
  /// A component is the default, but there is nothing to choose from.
  ///
  /// - Since: 0.1.0 of this package
  public static let idleDefault = Self(rawValue: "DIG023")
  /// A component loses against others for each of its types and names.
  ///
  /// - Since: 0.1.0 of this package
  public static let neverChosen = Self(rawValue: "DIG024")
  /// A child's component hides one of its parent that is kept otherwise.
  ///
  /// - Since: 0.1.0 of this package
  public static let shadowedLifetime = Self(rawValue: "DIG025")
  /// Objects are held weakly, and no component that is kept holds them.
  ///
  /// - Since: 0.1.0 of this package
  public static let weakWithoutKeeper = Self(rawValue: "DIG026")
  /// A cycle of initializers is broken by lazies only.
  ///
  /// - Since: 0.1.0 of this package
  public static let cycleOfLazies = Self(rawValue: "DIG027")
  /// A closure requests what it needs from the container, so the rules can't see it.
  ///
  /// - Since: 0.1.0 of this package
  public static let undeclared = Self(rawValue: "DIG028")
  /// A registration accepts a finding that it doesn't have.
  ///
  /// - Since: 0.1.0 of this package
  public static let uselessAcceptance = Self(rawValue: "DIG029")
  /// A component has an end, but nothing keeps its objects until it runs.
  ///
  /// - Since: 0.1.0 of this package
  public static let endWithoutKeeper = Self(rawValue: "DIG030")
  /// A component may throw: requests without `try` end the process then. Only a strict check tells it.
  ///
  /// - Since: 0.1.0 of this package
  public static let mayThrow = Self(rawValue: "DIG031")
  /// A component takes what is of the type on an actor only: by a conformance of that actor.
  ///
  /// - Since: 0.1.0 of this package
  public static let isolatedConformance = Self(rawValue: "DIG032")
}
