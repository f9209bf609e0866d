@MainActor
public struct FeatureRegistry {
    private let entries: [any FeatureEntry]

    public init(entries: [any FeatureEntry]) {
        self.entries = entries
    }

    public var ids: [FeatureID] {
        entries.map(\.id)
    }

    public func entry(_ id: FeatureID) -> (any FeatureEntry)? {
        entries.first { $0.id == id }
    }

    public func symbol(of id: FeatureID) -> String {
        entry(id)?.symbol ?? "questionmark"
    }
}
