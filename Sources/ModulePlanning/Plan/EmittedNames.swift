import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftOutline

/// Checks that the names of emitted declarations do not collide with the app, Swift, an imported framework, or each other.
struct EmittedNames {
    let frameworks: FrameworkNames
    let app: PlannedApp
    /// Whether the modules join an app, whose declarations `TakenNames` compares with theirs.
    var isOfApp = false

    func check(_ pieces: [RenderedPiece], module: Located<String>) throws(Failure) {
        var problems = Problems()
        var seen: [String: RenderedPiece] = [:]
        for piece in pieces where piece.isSwift {
            let file = piece.file
            for declaration in file.visibleTypes {
                var what: String { "\"\(declaration.kind.keyword) \(declaration.name)\" (\(piece.path))" }
                if let owner = frameworks.owner(of: declaration.name, among: file.imports.map(\.name)) {
                    problems.add(problem("the module would declare \(what), which is \(owner)'s own", module))
                } else if let place = taken(declaration.name, by: piece) {
                    problems.add(problem("the module would declare \(what), which \(place) declares already", module))
                } else if let other = seen.updateValue(piece, forKey: declaration.name) {
                    let owner = other.piece.scope == .app ? "the base app declares" : "another of its files declares"
                    problems.add(problem("the module would declare \(what), which \(owner) (\(other.path))", module))
                }
            }
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
    }

    private func taken(_ name: String, by piece: RenderedPiece) -> String? {
        guard !isOfApp || piece.piece.scope == .app, let place = app.place(of: name), place.source != piece.path.text
        else { return nil }
        return place.description
    }

    private func problem(_ message: String, _ module: Located<String>) -> Problem {
        Problem(message, at: module.mark, hint: "another name for the module, screen or type would do")
    }
}
