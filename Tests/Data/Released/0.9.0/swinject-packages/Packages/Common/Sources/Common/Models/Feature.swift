/// The features that the home screen leads to.
public nonisolated enum Feature: String, CaseIterable, Sendable {
    case favorites
}
