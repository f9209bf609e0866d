/// The presentation of a screen.
package enum Presentation: String, Sendable, CaseIterable {
    case push
    case sheet
    case fullScreen
}
