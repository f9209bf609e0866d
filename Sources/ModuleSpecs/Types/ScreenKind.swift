/// The kind of a screen. It determines the view.
package enum ScreenKind: String, Sendable, CaseIterable {
    /// A list of loaded rows with pull to refresh; a tap opens a row.
    case list
    /// The details of one item, loaded by the screen's parameters.
    case detail
    /// Fields that are validated and submitted.
    case form
    /// Any other screen.
    case plain
}
