/// Whether an app is of a style, with the style's signs.
package struct StyleVerdict: Sendable, Equatable {
    package let style: String
    package let signs: [StyleSign]

    /// Whether the app has every sign.
    package var isOfStyle: Bool { signs.allSatisfy(\.isFound) }

    /// The signs as lines below the style's name, each with its evidence: for a missing sign, what comes near it.
    package var lines: [String] {
        ["\(style):"]
            + signs.map { sign in
                let evidence = sign.evidence.isEmpty ? "" : " (\(sign.evidence))"
                return "  \(sign.isFound ? "found" : "missing"): \(sign.demand)\(evidence)"
            }
    }
}
