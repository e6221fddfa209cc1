enum BackendHuts {
  static let rows = [
    ["larch", "Larch Hut", "1620", "24", "46.10", "11.20"],
    ["marmot", "Marmot Lodge", "2210", "40", "46.25", "11.35"],
    ["raven", "Raven Ledge", "2890", "12", "46.40", "11.10"],
    ["gentian", "Gentian House", "1950", "60", "46.05", "11.60"],
    ["chamois", "Chamois Refuge", "2540", "30", "46.55", "11.45"],
  ]
}
