nonisolated enum EditorMode: String, CaseIterable, Codable, Sendable {
    case create
    case update
}
