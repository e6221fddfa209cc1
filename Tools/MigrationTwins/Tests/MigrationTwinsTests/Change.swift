/// Changes of meaning that a rewrite could make, one for each run.
enum Change: CaseIterable {
  // Lifetimes.
  case logIsNew, logIsWeak, logIsInGraph
  case inkIsKept, inkIsInGraph, paperIsKept, storeIsNew, storeIsInGraph, pressIsNew, shopIsNew
  case spellingIsKept, labelIsKept, windowIsKept, sessionIsNew, priceIsKept, cardIsNew
  // Names and choice.
  case oneObjectForNames, otherNameOfStore, nameOnOtherStore, noName, defaultIsOther, noDefault
  case namesAreSwapped
  // Arguments and values.
  case argumentIsKept, argumentIsConstant, argumentsAreSwapped, valueChanges, argumentIsForgotten
  case sessionKeepsFirst
  // Types.
  case pageIsCard, missingPage, missingLog, missingStore, missingLabel, missingSession
  // Many.
  case manyInOtherOrder, manyWithoutOne, manyWithAnother, manyIsNamed
  // Injections.
  case noLogInjected, noSpareInjected, noStoreInjected, injectionsInOtherOrder, injectedTwice
  case parametersInOtherOrder, spareHasName
  // Cycles.
  case cycleMissesShop, cycleMissesPress, cycleHasOtherPress, cycleIsOpen
  // Errors.
  case errorIsOther, noError, everythingFails
}
