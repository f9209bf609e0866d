import ScaffoldKit

/// One thing that is missing in a module, with what would put it there.
struct Gap: Sendable {
    enum Part: Sendable {
        /// A whole piece, with its text: what that declares is then no finding of its own.
        case piece(RelativePath, text: String)
        /// A declaration, member or conformance of a piece that is there otherwise; a registration may be lost with the method
        /// that it stood in.
        case lost([LostPart])
        /// An entry in a file of the app, by the id of its wiring.
        case entry(String)
    }

    let finding: Finding
    let part: Part
}
