// The types that the examples of the pages share.
// page MIGRATION.md 1
