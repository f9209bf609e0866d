import SwiftOutline

/// Types of a role that keep what they make, and that nothing empties.
struct ClearedCache: Check {
    static let parameters = ["in", "clearing"]
    private let role: String
    /// How names of methods begin that let go of what is kept.
    private let clearing: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        clearing = parameters.texts("clearing")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        var calls: [String: [CallSites.Site]]?
        for type in app.types(in: role) where type.kind == .class && keepsSomething(type, in: app) {
            let methods = type.members.filter { member in
                member.declaration.kind == .func && clearing.contains { member.declaration.name.hasPrefix($0) }
            }
            let names = Set(methods.map(\.declaration.name))
            let all = calls ?? self.calls(in: app)
            calls = all
            let isCalled = names.flatMap { all[$0] ?? [] }.contains { site in
                !type.parts.contains { $0.file == site.file && $0.declaration.range.contains(site.offset) }
            }
            if !isCalled { report.add(type, ["name": type.name]) }
        }
    }

    /// Where the app names what lets go of something.
    private func calls(in app: AppView) -> [String: [CallSites.Site]] {
        var found: [String: [CallSites.Site]] = [:]
        for (index, file) in app.index.files.enumerated() where file.role == .source {
            for token in file.outline.tokens where token.kind == .identifier {
                let name = file.outline.source.text(token.range)
                guard clearing.contains(where: name.hasPrefix) else { continue }
                found[name, default: []].append(CallSites.Site(file: index, offset: token.start))
            }
        }
        return found
    }

    /// Whether a variable of its own holds view models: one, several by a key, or a cache of them.
    private func keepsSomething(_ type: IndexedType, in app: AppView) -> Bool {
        type.storedProperties.contains { property in
            let text = (property.type?.text ?? "") + " " + (property.initialValue?.text ?? "")
            let isCache = SwiftWords(text).words.contains { $0.hasSuffix("Cache") }
            let isKept = SwiftWords(text).words.contains { app.has(String($0), oneOf: ["view-model"]) }
            return isCache || property.kind == .var && isKept
        }
    }
}
