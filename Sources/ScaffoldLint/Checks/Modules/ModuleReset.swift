import AppModel
import Diagnostics

/// Modules' coordinators that have a method to reset them, which is not called when the user logs out.
///
/// A method that resets or replaces all children is accepted.
struct ModuleReset: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.texts("in") }) private var owners: [String]
    /// Methods that log the user out: `logout`.
    @Parameter({ $0.set("methods") }) private var methods: Set<String>
    /// Methods that reset a coordinator: `reset`.
    @Parameter({ $0.set("resets") }) private var resets: Set<String>
    @Parameter({ $0.text("entry") }) private var entry: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        for owner in app.types(in: owners) where owner.kind == .class {
            let logout = owner.members.first { $0.declaration.kind == .func && methods.contains($0.declaration.name) }
            guard let logout else { continue }
            let named = names(from: logout, of: owner, in: app)
            guard !named.contains(where: Self.isAll) else { continue }
            for property in owner.storedProperties where !named.contains(property.name) {
                guard let module = property.typeName.flatMap({ module(of: $0, in: app) }) else { continue }
                let declaration = "\(owner.name).\(logout.declaration.name)(\(property.name))"
                report.add(entry, for: module, property.name, at: logout.nameSite, of: declaration)
            }
        }
    }

    /// The module of a coordinator that can be reset.
    private func module(of name: String, in app: LintContext) -> LintModule? {
        guard let module = type.stem(of: name).flatMap({ app.modules[$0] }), let held = app.model.type(name),
            held.members.contains(where: { resets.contains($0.declaration.name) })
        else { return nil }
        return module
    }

    /// The names in the method, and in the methods of the same type that it calls.
    private func names(from method: Place, of owner: TypeDeclaration, in app: LintContext) -> Set<String> {
        let own = Dictionary(grouping: owner.members.filter { $0.declaration.kind == .func }) { $0.declaration.name }
        var waiting = [method]
        var seen: Set<String> = [method.declaration.name]
        while let next = waiting.popLast() {
            for name in app.model.file(of: next).outline.names(in: next.declaration.bodyRange ?? 0..<0)
            where seen.insert(name).inserted {
                waiting += own[name] ?? []
            }
        }
        return seen
    }

    /// Whether a name stands for all coordinators: `childCoordinators`.
    private static func isAll(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.contains("coordinators") || lowered.contains("children")
    }
}
