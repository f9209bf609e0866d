import Diagnostics
import SwiftOutline

/// Checks that no declaration of the plan collides with one of the app, of Swift, of an imported framework, or of the plan
/// itself.
struct EmittedNames {
    let frameworks: FrameworkNames
    let app: AppSurvey
    /// What the tool wrote for this module before: that is no collision.
    let own: ModuleRecord
    /// Whether all of the module's declarations are its own, since people wrote the module before the tool knew it.
    var isAdopted = false

    func check(_ pieces: [RenderedPiece], module: Located<String>) throws(Failure) {
        var problems = Problems()
        var seen: [String: RenderedPiece] = [:]
        for piece in pieces where piece.isSwift {
            let file = piece.file
            for declaration in file.types {
                var what: String { "\"\(declaration.keyword) \(declaration.name)\" (\(piece.path))" }
                if let owner = frameworks.owner(of: declaration.name, among: file.imports) {
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
        guard let place = app.place(of: name), place.source != piece.path.text, !own.owns(place.source),
            !own.declares(name), !isAdopted
        else {
            return nil
        }
        return place.description
    }

    private func problem(_ message: String, _ module: Located<String>) -> Problem {
        Problem(message, at: module.mark, hint: "another name for the module, screen or type would do")
    }
}
