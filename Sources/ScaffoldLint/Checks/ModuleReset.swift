import ScaffoldKit
import SwiftOutline

/// Modules' coordinators that are not reset where the app lets go of its user, though they could be.
///
/// A method that goes through all children, or makes them anew, is not judged.
struct ModuleReset: Check {
    static let parameters = ["type", "in", "methods", "resets", "entry"]
    private let type: StemPattern
    private let owners: [String]
    /// Methods by which a user leaves: `logout`.
    private let methods: Set<String>
    /// What a coordinator has for that: `reset`.
    private let resets: Set<String>
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        owners = parameters.texts("in")
        methods = parameters.set("methods")
        resets = parameters.set("resets")
        entry = parameters.text("entry")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for owner in app.types(in: owners) where owner.kind == .class {
            let leaving = owner.members.first {
                $0.declaration.kind == .func && methods.contains($0.declaration.name)
            }
            guard let leaving else { continue }
            let named = names(from: leaving, of: owner, in: app)
            guard !named.contains(where: Self.isAll) else { continue }
            for property in owner.storedProperties where !named.contains(property.name) {
                guard let written = property.type, let module = module(of: written.text, in: app) else { continue }
                report.add(
                    entry,
                    for: module,
                    property.name,
                    at: leaving.nameSite,
                    of: "\(owner.name).\(leaving.declaration.name)(\(property.name))"
                )
            }
        }
    }

    /// The module whose coordinator a property holds, where that can be reset.
    private func module(of text: String, in app: LintContext) -> LintModule? {
        let name = TypeText(text).name
        guard let module = type.stem(of: name).flatMap({ app.modules[$0] }), let held = app.index.type(name),
            held.members.contains(where: { resets.contains($0.declaration.name) })
        else { return nil }
        return module
    }

    /// What the method names, and the methods of the same type that it calls.
    private func names(from method: Place, of owner: IndexedType, in app: LintContext) -> Set<String> {
        let own = Dictionary(grouping: owner.members.filter { $0.declaration.kind == .func }) { $0.declaration.name }
        var waiting = [method]
        var seen: Set<String> = [method.declaration.name]
        while let next = waiting.popLast() {
            for name in app.index.file(of: next).outline.names(in: next.declaration.bodyRange ?? 0..<0)
            where seen.insert(name).inserted {
                waiting += own[name] ?? []
            }
        }
        return seen
    }

    /// Whether a name stands for all coordinators at once: `childCoordinators`.
    private static func isAll(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.contains("coordinators") || lowered.contains("children")
    }
}
