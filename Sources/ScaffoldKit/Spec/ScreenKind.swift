/// What a screen is for; it decides which view is written.
public enum ScreenKind: String, Sendable, CaseIterable {
    /// Rows that are loaded, refreshed by pulling, and opened.
    case list
    /// One thing, loaded by the screen's parameters.
    case detail
    /// Fields that are checked and sent.
    case form
    /// Whatever is none of these.
    case plain
}
