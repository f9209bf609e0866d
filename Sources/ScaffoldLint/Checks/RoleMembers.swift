import ScaffoldKit
import SwiftOutline

/// Types of a role that have to have a member: one of some names, or a property of one of some types.
///
/// What a superclass of the app has counts, and so does what an extension of one of its protocols has.
struct RoleMembers: Check {
    static let parameters = ["in", "any-of", "of-type", "if-loads", "shown-by"]
    private let role: String
    private let names: Set<String>
    private let types: Set<String>
    private let onlyIfLoading: Bool
    private let viewRole: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        names = parameters.set("any-of")
        types = parameters.set("of-type")
        onlyIfLoading = parameters.flag("if-loads")
        viewRole = parameters.optionalText("shown-by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.classes(in: role, shownBy: viewRole) {
            let above = type.superclasses(in: app.index)
            guard !type.hasForeignSuperclass(in: app.index),
                !onlyIfLoading || app.loading.contains(type.name)
            else { continue }
            let all = [type] + above + type.protocols(in: app.index)
            guard !all.contains(where: { MemberSearch(names: names, types: types).finds(in: $0) }) else { continue }
            report.add(type, ["name": type.name])
        }
    }
}

/// The names in a piece of Swift.
struct SwiftWords {
    let words: Set<Substring>

    init(_ text: String) {
        words = Set(text.utf8.split { !$0.isOfName }.map { Substring($0) })
    }

    func contains(_ word: String) -> Bool { words.contains(word[...]) }
}
