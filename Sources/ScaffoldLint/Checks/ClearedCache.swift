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
        for type in app.types(in: role) where type.kind == .class && keepsSomething(type, in: app) {
            let methods = type.members.filter { member in
                member.declaration.kind == .func && clearing.contains { member.declaration.name.hasPrefix($0) }
            }
            let names = Set(methods.map(\.declaration.name))
            let isCalled = app.index.files.enumerated().contains { index, file in
                file.role == .source && calls(names, in: file, besides: type.parts.filter { $0.file == index })
            }
            if !isCalled { report.add(type, ["name": type.name]) }
        }
    }

    private func calls(_ names: Set<String>, in file: SourceFile, besides own: [Place]) -> Bool {
        let ranges = own.map(\.declaration.range)
        return file.outline.tokens.contains { token in
            token.kind == .identifier && names.contains(file.outline.source.text(token.range))
                && !ranges.contains { $0.contains(token.start) }
        }
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
