import SwiftOutline

/// View models that load asynchronously and lack published state for it.
struct PublishedState: Check {
    static let parameters = ["in", "shown-by", "properties"]
    private let role: String
    private let viewRole: String?
    private let properties: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        viewRole = parameters.optionalText("shown-by")
        properties = parameters.texts("properties")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        let shown = viewRole.map { ScreenLink(app: app).viewModels(of: $0) }
        for type in app.types(in: role) where type.kind == .class && shown?.contains(type.name) != false {
            let above = type.superclasses(in: app.index)
            guard loads(type, in: app), !type.hasForeignSuperclass(in: app.index, besides: ["NSObject"]) else {
                continue
            }
            let all = ([type] + above).flatMap { $0.members.map(\.declaration) }
            let published = all.filter { $0.kind == .var && ($0.isPublished || type.isObservable || !$0.isStored) }
            guard !published.contains(where: { holdsStates($0, in: app) }) else { continue }
            let missing = properties.filter { name in !published.contains { $0.name == name } }
            guard !missing.isEmpty else { continue }
            report.add(
                type,
                ["name": type.name, "missing": missing.map { "\"\($0)\"" }.joined(separator: ", ")]
            )
        }
    }

    /// Whether an asynchronous method of its own waits for anything.
    private func loads(_ type: IndexedType, in app: AppView) -> Bool {
        type.members.contains { member in
            guard member.declaration.kind == .func, member.declaration.isAsync,
                let body = member.declaration.bodyRange
            else { return false }
            let outline = app.index.file(of: member).outline
            return outline.tokens(in: body).contains { $0.keyword == .await }
        }
    }

    /// Whether one property tells the states apart: an enum of the app with a case for loading and one for failing.
    private func holdsStates(_ property: Declaration, in app: AppView) -> Bool {
        guard let name = typeName(of: property), let type = app.index.type(name), type.kind == .enum, property.isStored
        else { return false }
        let cases = type.members.filter { $0.declaration.kind == .case }.map { $0.declaration.name.lowercased() }
        return cases.contains { $0.contains("load") } && cases.contains { $0.contains("fail") || $0.contains("error") }
    }

    /// The type that is written, or the one of which the first value is a case: `state = State.loading`.
    private func typeName(of property: Declaration) -> String? {
        if let written = property.type { return TypeText(written.text).name }
        guard let value = property.initialValue?.text, let dot = value.firstIndex(of: ".") else { return nil }
        return String(value[..<dot])
    }
}

extension Declaration {
    var isPublished: Bool { hasAttribute("Published") }
}

extension IndexedType {
    /// Whether all its stored properties are observed.
    var isObservable: Bool { place.declaration.hasAttribute("Observable") }
}

extension Outline {
    /// The tokens in a range of bytes.
    func tokens(in range: Range<Int>) -> Slice<TokenList> {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = low + (high - low) / 2
            if tokens[middle].start < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        let first = low
        high = tokens.count
        while low < high {
            let middle = low + (high - low) / 2
            if tokens[middle].start < range.upperBound { low = middle + 1 } else { high = middle }
        }
        return Slice(base: tokens, bounds: first..<low)
    }
}
