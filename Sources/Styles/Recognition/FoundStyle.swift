import Diagnostics

/// The style found for an app, with the evidence for it.
package struct FoundStyle: Sendable {
    package let style: Style
    package let evidence: StyleFinder.Evidence
    /// The library that was searched.
    package let library: StyleLibrary
    /// The signs of every style, if there is an app and it is not of exactly one of them.
    package let verdicts: [StyleVerdict]

    /// A note that names the style if neither the user nor the app determines it.
    package var note: Problem? {
        guard evidence == .nothing else { return nil }
        let others = library.names.filter { $0 != style.name }.joined(separator: ", ")
        return Problem(
            "the style is \"\(style.name)\", as nothing says otherwise",
            hint: "--style chooses another: \(others)",
            severity: .note
        )
    }

    /// Why nothing is written: the app is of no style, or of several. `nil` if the tool may write.
    ///
    /// - Parameter copy: The command that copies a module of the app instead.
    package func refusal(orElse copy: String? = nil) -> Problem? {
        guard isOfNoStyle else { return nil }
        let several = verdicts.filter(\.isOfStyle).map { "\"\($0.style)\"" }
        let message =
            several.isEmpty
            ? "the app is of none of the styles"
            : "the app has the signs of several styles: \(several.joined(separator: ", "))"
        let way =
            copy.map { "\($0) copies a module of the app" }
            ?? "--style NAME treats it as one of them all the same, \"style: NAME\" in .scaffold.yml does so from now on"
        return Problem(message, hint: "\(way), and scaffold style why shows the signs of each style")
    }

    /// Whether there is an app, and nothing says of which style it is.
    package var isOfNoStyle: Bool { !verdicts.isEmpty }
}
