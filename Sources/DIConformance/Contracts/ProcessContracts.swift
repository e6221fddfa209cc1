extension Contract {
  /// The contracts that no scenario can test. They are listed so that the catalogue is complete.
  static let process: [Contract] = [
    Contract(
      "process-01", "A mandatory request that fails ends the process with the reason",
      rules: ["V3-27"],
      class: .untestable(reason: "it would end the process that runs the contracts")
    ),
    Contract(
      "process-02", "A shared object for the whole process lives to its end",
      rules: ["V1-40", "V2-45", "V3-59"],
      class: .untestable(reason: "no code can check it after the process has ended")
    ),
  ]
}
