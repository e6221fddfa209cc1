// page MIGRATION.md 2
