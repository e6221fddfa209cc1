extension Contract {
  /// Creates a contract whose scenario is asynchronous.
  ///
  ///     Contract(
  ///       asynchronous: "mine-02", "A component can be created with await", rules: ["V3-100"]
  ///     ) { trial in
  ///       let container = try await trial.buildAsynchronously(
  ///         AsyncComponentDeclaration { await Map(from: address) })
  ///       trial.expect(try await container.one(Map.self).isComplete, "the map is complete")
  ///     }
  ///
  /// The contract needs ``Capability/asynchronous``. Its scenario runs in a task that belongs to no
  /// actor, on threads of its own where the system supports it. It fails if it hasn't ended after
  /// ``ContainerUnderTest/timeLimit``.
  ///
  /// - Parameters:
  ///   - id: A group in letters, a hyphen, and two digits. Never reuse the id of a withdrawn
  ///     contract.
  ///   - title: The rule, or the permitted difference, in one line.
  ///   - rules: The numbers of the rules from which the contract derives.
  ///   - class: What the contract requires of the containers.
  ///   - needs: The capabilities that the scenario requires, beside `asynchronous`.
  ///   - level: How widely the contract applies; `extended` by default.
  ///   - explanation: Why the contract exists, for `--explain`.
  ///   - file: The file that declares the contract.
  ///   - line: The line that declares the contract.
  ///   - scenario: Creates containers, makes requests and records expectations.
  public init(
    asynchronous id: String, _ title: String, rules: [String], class: Class = .required,
    needs: [Capability] = [], level: Level? = nil, explanation: ContractExplanation? = nil,
    file: String = #fileID, line: Int = #line,
    scenario: @escaping @Sendable (ContractTrial) async throws -> Void
  ) {
    self.init(
      id, title, rules: rules, class: `class`, needs: [.asynchronous] + needs, level: level,
      explanation: explanation, file: file, line: line
    ) { trial in
      switch ScenarioTask.run(scenario, on: trial) {
      case .ended(let result):
        try result.get()
      case .timedOut(let mainThreadServes):
        trial.record(
          "the scenario", expected: "an end within \(trial.container.timeLimit) seconds",
          found: mainThreadServes
            ? "tasks that wait"
            : "tasks that wait, and a main thread that runs no closures of the main actor",
          file: file, line: line)
        trial.timeIsUp()
      }
    }
  }
}
