/// The severity of a problem or finding. Of findings, an error makes `scaffold lint` exit with 1, a warning only with `--strict`, a note never.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
