import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// Protocols of a role that structures could conform to, which prevents weak references; and classes that are held instead of such a
/// protocol.
struct ClassBound: Check {
    @Parameter({ $0.text("of") }) private var role: String
    @Parameter({ $0.texts("held-in") }) private var holders: [String]
    /// The roles of classes that no property should have as its type.
    @Parameter({ $0.texts("instead") }) private var concrete: [String]

    private static let classOnly: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "UIViewController"]
    /// Protocols of the standard library that values conform to as well.
    private static let open: Set<String> = ["Sendable", "Equatable", "Hashable", "CustomStringConvertible"]

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role) where type.kind == .protocol && isSurelyOpen(type, in: app) {
            let detail = "is not bound to classes"
            report.add(type, ["name": type.name, "detail": detail], fix: .replace([edit(of: type.place.declaration)]))
        }
        for (holder, property, held) in app.dependencies(of: holders)
        where held.kind == .class && app.has(held.name, oneOf: concrete) {
            let detail = "holds \"\(held.name)\" itself instead of a protocol"
            report.add(property, of: holder, ["name": holder.name, "detail": detail])
        }
    }

    private func isSurelyOpen(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        if type.place.declaration.whereClause?.text.contains("AnyObject") == true { return false }
        return type.inherited.allSatisfy { inherited in
            if Self.classOnly.contains(inherited.name) { return false }
            if Self.open.contains(inherited.name) { return true }
            guard let parent = app.model.type(inherited.name), parent.kind == .protocol else { return false }
            return isSurelyOpen(parent, in: app)
        }
    }

    private func edit(of declaration: Declaration) -> SourceEdit {
        if let first = declaration.inheritance.first?.range.lowerBound {
            return SourceEdit(at: first, "AnyObject, ".utf8)
        }
        return SourceEdit(at: declaration.nameRange.upperBound, ": AnyObject".utf8)
    }
}
