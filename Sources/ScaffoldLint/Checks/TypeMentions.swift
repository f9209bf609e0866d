import ScaffoldKit
import SwiftOutline

/// Types of a role that load and name nothing of what such a type uses: a logger.
struct TypeMentions: Check {
    static let parameters = ["in", "any-of", "containing", "shown-by"]
    private let role: String
    private let words: Set<String>
    /// Parts of names that will do, in small letters.
    private let fragments: [String]
    private let viewRole: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        words = parameters.set("any-of")
        fragments = parameters.texts("containing")
        viewRole = parameters.optionalText("shown-by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.classes(in: role, shownBy: viewRole) {
            guard app.loading.contains(type.name) else { continue }
            let all = type.lineage(in: app.index) + type.protocols(in: app.index)
            if !all.contains(where: { mentions($0, in: app) }) { report.add(type, ["name": type.name]) }
        }
    }

    private func mentions(_ type: IndexedType, in app: LintContext) -> Bool {
        type.parts.contains { part in
            let outline = app.index.file(of: part).outline
            return outline.tokens(in: part.declaration.range).contains { token in
                guard token.kind == .identifier else { return false }
                let word = outline.text(token)
                return words.contains(word) || fragments.contains { word.lowercased().contains($0) }
            }
        }
    }
}
