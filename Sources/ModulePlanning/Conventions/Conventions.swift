import AppModel
import FileTransaction
import Styles
import SwiftEdits

/// The conventions of an app's modules, for new modules to follow: folders, header, indentation, line breaks and option
/// values.
///
/// Values from `.scaffold.yml` take precedence over those found in the sources.
package struct Conventions: Sendable, Equatable {
    /// The modules of the style in the app, sorted.
    package var modules: [String] = []
    var folders = FolderRules()
    /// Paths by piece id, from the configuration or from files that modules share.
    var paths: [String: String] = [:]
    var header = FileHeader(lines: [])
    var indentation = Indentation.usual
    var isCRLF = false
    /// The option values that the sources show, keyed by the option's name, with their evidence.
    var options: [String: Evidence] = [:]

    /// The evidence for an option's value.
    struct Evidence: Sendable, Equatable {
        var value: String
        /// The declaration or import that was found or is absent (`import XCTest`).
        var what: String
        var isAbsence: Bool
    }

    /// The path template of a piece.
    func path(of piece: Piece) -> String { paths[piece.id] ?? folders.path(for: piece) }

    /// A rendered Swift file with the team's header, indentation and line breaks.
    func finished(_ text: String, path: RelativePath, module: String) -> String {
        guard !path.isManifest else { return saved(text) }
        let body = SwiftReindenter(indentation: indentation).reindent(text)
        return saved(header.text(for: path.name, module: module) + body)
    }

    /// A text with the team's line breaks.
    func saved(_ text: String) -> String {
        isCRLF ? String(decoding: LineText(Array(text.utf8)).bytes(isCRLF: true), as: UTF8.self) : text
    }
}
