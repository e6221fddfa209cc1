/// Why code is left to people: the rule whose remark it gets, and what that is about here.
struct Obstacle: Error {
  let rule: Rule.Name
  let detail: String?

  init(_ rule: Rule.Name, _ detail: String? = nil) {
    self.rule = rule
    self.detail = detail
  }
}

// MARK: What would change behaviour

extension Obstacle {
  static let severalInitializers = Self(.severalInitializers)
  static let namesOfEagerSingle = Self(.namesOfNewObjects)
  static let nameInCycle = Self(.namesOfNewObjects, "in a cycle")
  static let eagerSingleWithNamesOnly = Self(.eagerSingleWithNamesOnly)
  static let hiddenOwnType = Self(.hiddenOwnType)
  static let unknownType = Self(.unknownType)
  static let unknownReceiver = Self(.unknownReceiver)
  static let sharedCycle = Self(.sharedCycle)
  static let optionalParameterBack = Self(
    .sharedCycle, "an Optional parameter that leads back")
  static let manyBack = Self(.sharedCycle, "a request for many that leads back")
  static let severalInjectionsBack = Self(
    .sharedCycle, "an injection of several objects that leads back")
  static let injectionAfterCycle = Self(.injectionAfterCycle)
  static let unknownProperty = Self(.unknownProperty)
  static let perRequest = Self(.perRequest)
  static let variableTag = Self(.variableTag)
  static let repeatedRegistration = Self(.repeatedRegistration)
  static let unwritableLazy = Self(.unwritableLazy)
  static let unwritableArgument = Self(.unwritableArgument)
  static let namedRequestWithArguments = Self(.namedRequestWithArguments)
  static let failureIsNotNil = Self(
    .caughtError, "an object that can not be made is not nil")
}

// MARK: What has no successor

extension Obstacle {
  static let codeBetweenCalls = Self(.withoutSuccessor, "code between the calls")
  static let variableLifetime = Self(.withoutSuccessor, "a lifetime that is not a literal")
  static let severalLifetimes = Self(.withoutSuccessor, "several lifetimes")
  static let placeOfRegistration = Self(.withoutSuccessor, "file and line of a registration")
  static let overlappingEdits = Self(.withoutSuccessor, "an initializer whose parts overlap")
  static let initializerWithScope = Self(.withoutSuccessor, "an initializer that gets the scope")
  static let initializerWithoutClosure = Self(
    .withoutSuccessor, "an initializer that is no closure")
  static let commentBeforeCall = Self(
    .withoutSuccessor, "a comment before a call that has no successor")
  static let commentInClosure = Self(
    .withoutSuccessor, "a comment in a closure that is written anew")
  static let closureInParentheses = Self(.withoutSuccessor, "a closure in parentheses")
  static let throwingClosure = Self(.withoutSuccessor, "the closure throws")
  static let usedNames = Self(.withoutSuccessor, "names that the closure uses already")
  static let parameterSelf = Self(.withoutSuccessor, "a parameter called self")
  static let injectionWithoutClosure = Self(.withoutSuccessor, "an injection that is no closure")
  static let injectionWithoutObject = Self(.withoutSuccessor, "an injection without its object")
  static let postInitWithContainer = Self(.withoutSuccessor, "postInit with the container")
  static let objectOfStoryboard = Self(.withoutSuccessor, "an object of a storyboard or nib")
  static let storyboardOfSharedPart = Self(
    .withoutSuccessor, "a storyboard of a part that not one module lists")
  static let variableService = Self(.withoutSuccessor, "an alternative type that is a value")
  static let unfinishedService = Self(
    .withoutSuccessor, "an alternative type without check or unsafe")
  static let unknownSetting = Self(.withoutSuccessor, "set")

  static let resultOfOtherType = Self(
    .withoutSuccessor, "an initializer of another type than that of the registration")
  static func lostType(_ type: String) -> Self {
    Self(.withoutSuccessor, "requests for \(type) would not find it any more")
  }

  /// What the tool itself finds wrong with what it would write.
  static func otherComponent(_ what: String) -> Self {
    Self(.withoutSuccessor, "what would be written has other \(what)")
  }

  static func unknownCall(_ name: String) -> Self { Self(.withoutSuccessor, "`\(name)`") }
}
