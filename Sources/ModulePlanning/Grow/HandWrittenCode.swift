import AppModel
import SwiftEdits
import SwiftOutline

/// Decides which changes the tool makes in code that people wrote, and which it leaves to people.
struct HandWrittenCode {
    let app: PlannedApp
    /// The types of the file that are still as the tool renders them.
    private var rendered: Set<String> = []

    init(app: PlannedApp) { self.app = app }

    /// The same code, without the types that stand as the earlier rendering has them: those may grow in every way.
    func besides(_ earlier: SwiftDocument?, in standing: SwiftDocument) -> HandWrittenCode {
        guard let earlier else { return self }
        let known = Set(earlier.outline.declarations.map { earlier.text($0.range) })
        let types = standing.outline.declarations.filter { $0.kind.isType && known.contains(standing.text($0.range)) }
        var code = self
        code.rendered = Set(types.map(\.name))
        return code
    }

    /// Whether people wrote the type, or the type around it.
    func has(_ type: Declaration?) -> Bool {
        guard let type else { return true }
        return type.parent.map(has) ?? !rendered.contains(type.name)
    }

    /// Whether an entry of a class's inheritance clause is, or may be, its superclass.
    func isSuperclass(_ inherited: Fragment, of type: Declaration) -> Bool {
        guard type.kind == .class, inherited.range == type.inheritance.first?.range else { return false }
        return app.model.visibleType(TypeText.bare(of: inherited.text))?.kind != .protocol
    }
}

extension Declaration {
    /// Whether only people add or change this member of a type that people wrote.
    var isLeftToPeople: Bool {
        guard let kind = parent?.kind, kind.hasMembers, kind != .protocol else { return false }
        return self.kind == .`init` || self.kind == .deinit || isStored
    }
}
