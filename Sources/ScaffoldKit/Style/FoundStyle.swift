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
    package var refusal: Problem? {
        guard !verdicts.isEmpty else { return nil }
        let several = verdicts.filter(\.isOfStyle).map { "\"\($0.style)\"" }
        let message =
            several.isEmpty
            ? "the app is of none of the styles"
            : "the app has the signs of several styles: \(several.joined(separator: ", "))"
        return Problem(
            message,
            hint: "--style NAME treats it as one of them all the same, \"style: NAME\" in .scaffold.yml does so from "
                + "now on, and scaffold style new NAME starts a style of your own",
            attachment: .text(verdicts.flatMap(\.lines).joined(separator: "\n"))
        )
    }

    /// The style, for a command that writes.
    ///
    /// - Throws: `Failure` if there is an app, and nothing says that it is of the style.
    @discardableResult
    package func forWriting() throws(Failure) -> FoundStyle {
        if let refusal { throw Failure(refusal) }
        return self
    }
}
