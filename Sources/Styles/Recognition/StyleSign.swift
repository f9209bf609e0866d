/// One sign of a style, looked for in an app.
package struct StyleSign: Sendable, Equatable {
    /// What the style asks for: `type <M>Assembly`.
    package let demand: String
    package let isFound: Bool
    /// What the app has of it: names of types or modules, or numbers of files.
    package let evidence: String
}
