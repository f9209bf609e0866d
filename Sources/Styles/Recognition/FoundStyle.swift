import Diagnostics

/// The style found for an app, with the evidence for it.
package struct FoundStyle: Sendable {
    package let style: Style
    package let evidence: StyleFinder.Evidence
    /// The library that was searched.
    package let library: StyleLibrary
    /// The signs of every style, if there is an app and it is not of exactly one of them.
    package let verdicts: [StyleVerdict]
    /// The app's modules that another one may be like, if the app is not of exactly one style.
    package var exemplars: [String] = []
    /// Those of one kind, which a style can be learnt from.
    package var alike: [String] = []

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
    package var refusal: Problem? { refusal(of: "NAME") }

    /// - Parameter name: The name of the module that is to be written.
    private func refusal(of name: String) -> Problem? {
        guard !verdicts.isEmpty else { return nil }
        let several = verdicts.filter(\.isOfStyle).map { "\"\($0.style)\"" }
        let message =
            several.isEmpty
            ? "the app is of none of the styles"
            : "the app has the signs of several styles: \(several.joined(separator: ", "))"
        return Problem(
            message,
            hint: proposal(name)
                + "--style NAME treats it as one of them all the same, \"style: NAME\" in .scaffold.yml does so from "
                + "now on, and scaffold style new NAME starts a style of your own",
            attachment: .text(verdicts.flatMap(\.lines).joined(separator: "\n"))
        )
    }

    /// What to do in an app of an architecture of its own.
    private func proposal(_ name: String) -> String {
        guard let first = exemplars.first(where: { $0 != name }) else { return "" }
        let others = exemplars.filter { $0 != first && $0 != name }.prefix(3)
        let more = others.isEmpty ? "" : " (or \(others.joined(separator: ", ")))"
        let (from, what) = alike.count > 1 ? (alike.prefix(2).joined(separator: ","), "what they share") : (first, "it")
        return "scaffold module \(name) --like \(first)\(more) copies a module of the app, "
            + "scaffold style learn NAME --from \(from) makes a style of \(what), "
    }

    /// The style, for a command that writes.
    ///
    /// - Parameter name: The name of the module that is to be written.
    /// - Throws: `Failure` if there is an app, and nothing says that it is of the style.
    @discardableResult
    package func forWriting(_ name: String = "NAME") throws(Failure) -> FoundStyle {
        if let refusal = refusal(of: name) { throw Failure(refusal) }
        return self
    }
}
