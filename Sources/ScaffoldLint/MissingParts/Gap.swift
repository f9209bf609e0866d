import Diagnostics
import ModulePlanning

/// A part that a module lacks, with the finding that reports it.
struct Gap: Sendable {
    enum Part: Sendable {
        /// A whole piece. The declarations in it are no gaps of their own.
        case piece(RenderedPiece)
        /// A declaration, member or conformance of an existing piece; a lost registration may include the method around it.
        case lost([LostPart])
        /// An entry in a file of the app, by the id of its wiring.
        case entry(String)
    }

    var finding: Finding
    let part: Part

    /// The gap of a module without a spec, which may lack the part on purpose.
    var ofLearntModule: Gap {
        var gap = self
        (gap.finding.fix, gap.finding.severity) = (nil, .warning)
        gap.finding.why = "The modules that the style was learnt from have it."
        return gap
    }
}
