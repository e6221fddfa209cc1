extension Contract {
  /// The contracts that no scenario can test. They are listed so that the catalogue is complete.
  static let process: [Contract] = [
    Contract(
      "process-01", "A mandatory request that can't be served ends the process, and says why",
      rules: ["V3-27"], class: .untestable(reason: "it would end the process of the contracts")
    ),
    Contract(
      "process-02", "A shared object for the whole process lives to its end",
      rules: ["V1-40", "V2-45", "V3-59"],
      class: .untestable(reason: "nobody is left to look when the process has ended")
    ),
  ]
}
