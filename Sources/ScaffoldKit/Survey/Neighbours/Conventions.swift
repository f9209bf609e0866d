/// How an app's own modules are written, so that a new one looks like them: folders, header, indentation, line breaks, and the
/// values of the style's options that the sources show.
///
/// What `.scaffold.yml` says counts more than what is found.
public struct Conventions: Sendable, Equatable {
    /// The modules of the style that were found, sorted.
    public var modules: [String] = []
    var folders = FolderRules()
    /// Paths that the configuration gives, or that were found for files that modules share, by the piece's id.
    var paths: [String: String] = [:]
    var header = FileHeader(lines: [])
    var indentation = Indentation.usual
    var lineBreak = LineBreak.lf
    /// The values of options that the sources show, by the option's name, with what showed them.
    var options: [String: Evidence] = [:]

    /// Why an option has a value.
    struct Evidence: Sendable, Equatable {
        var value: String
        /// What was found, or not found (`import XCTest`).
        var what: String
        var isAbsence: Bool
    }

    /// Where a piece goes.
    func path(of piece: Piece) -> String {
        paths[piece.id] ?? folders.path(for: piece)
    }

    /// A rendered Swift file as the team would have written it.
    func finished(_ text: String, path: RelativePath, module: String) -> String {
        guard path.name != "Package.swift" else { return lineBreak.saved(text) }
        let body = SwiftReindenter(indentation: indentation).reindent(text)
        return lineBreak.saved(header.text(for: path.name, module: module) + body)
    }
}
