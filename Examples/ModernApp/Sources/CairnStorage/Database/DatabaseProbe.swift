import CairnCore

struct DatabaseProbe: HealthProbe {
  let name = "database"
  let database: Database

  var isHealthy: Bool { database.version == 3 }
}
