/// The features by name; the raw values are sent to the counting service.
public enum FeatureID: String, CaseIterable, Identifiable, Sendable {
    case stars = "feature.stars"
    case planets = "feature.planets"
    case comets = "feature.comets"

    public var id: String { rawValue }
}
