import AppModel
import Diagnostics
import SwiftOutline

// Members that key paths lead to.

extension NameResolver {
    /// Those of some members that a key path to a type that is not known most likely leads to.
    func keyed(_ all: [NameSite], _ token: Int, _ file: Int) -> [NameSite] {
        let outline = app.files[file].outline
        let receivers = scope(of: file).receivers(ofKeyPathTo: token)
        let known = all.filter { site in
            let around = app.files[site.file].outline.declarations(around: site.offset)
            return receivers.contains { $0.lineage.parts.contains { around.contains($0.declaration) } }
        }
        // What a type's code composes is most likely made of the type's own parts.
        let around = outline.declarations(around: outline.tokens[token].start).first { $0.kind.hasMembers }
        let own = !known.isEmpty ? known : all.filter { $0.file == file && around?.range.contains($0.offset) == true }
        let fitting = own.isEmpty ? all.filter { $0.kind != .member || !$0.isStatic } : own
        let type = NameWords(typeName(before: token, in: outline)).pascal
        return fitting.preferring { $0.owner == type }.preferring { $0.kind == .member }
    }

    /// What may be the name of the type that has a member of a key path: the member before it, or the label of the argument that the
    /// path is; empty if there is none.
    private func typeName(before token: Int, in outline: Outline) -> String {
        if token > 2, outline.tokens[token - 2].kind == .identifier { return outline.text(outline.tokens[token - 2]) }
        let start = outline.startOfBase(of: token)
        guard start > 2, outline.tokens[start - 2].kind == .colon else { return "" }
        return outline.text(outline.tokens[start - 3])
    }
}
