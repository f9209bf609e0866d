nonisolated enum CatalogOrder: String, CaseIterable, Codable, Sendable {
    case newest
    case cheapest
    case bestRated
}
