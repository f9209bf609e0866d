/// How a screen comes to be seen.
public enum Presentation: String, Sendable, CaseIterable {
    case push
    case sheet
    case fullScreen
}
