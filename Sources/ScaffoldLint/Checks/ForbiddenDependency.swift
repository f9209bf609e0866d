import SwiftOutline

/// Types of a role that hold what they have no business with, or reach for a system's singleton, which is one finding however
/// often they do.
struct ForbiddenDependency: Check {
    static let parameters = ["in", "of", "expressions"]
    private let holders: [String]
    private let targets: [String]
    /// A type and a member of it: `UserDefaults.standard`.
    private let expressions: [String]

    init(_ parameters: inout Parameters) {
        holders = parameters.texts("in")
        targets = parameters.texts("of")
        expressions = parameters.texts("expressions")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for type in app.types(in: holders) {
            for property in type.storedProperties {
                guard let written = property.type else { continue }
                let target = TypeText(written.text)
                guard !target.isOther, app.has(target.name, oneOf: targets) else { continue }
                let name = "\(type.name).\(property.name)"
                report.add(property.nameRange, in: type.place.file, of: name, ["name": target.name, "type": type.name])
            }
            var seen: Set<String> = []
            for part in type.parts { reach(part, type, in: app, &seen, &report) }
        }
    }

    private func reach(
        _ part: Place,
        _ type: IndexedType,
        in app: AppView,
        _ seen: inout Set<String>,
        _ report: inout Report
    ) {
        let file = app.index.file(of: part)
        let defaults = part.declaration.members.flatMap(\.parameters).compactMap(\.defaultValue?.range)
        for use in MemberUses(of: expressions, in: file.outline, within: part.declaration.range) {
            guard !file.isPreview(use.range.lowerBound), !defaults.contains(where: { $0.overlaps(use.range) }),
                seen.insert(use.name).inserted
            else { continue }
            report.add(
                use.range,
                in: part.file,
                of: "\(type.name)(\(use.name))",
                ["name": use.name, "type": type.name]
            )
        }
    }
}

/// Where `Type.member` is written.
struct MemberUses: Sequence {
    private let wanted: [(text: String, type: [UInt8], member: [UInt8])]
    private let outline: Outline
    private let range: Range<Int>

    init(of expressions: [String], in outline: Outline, within range: Range<Int>) {
        wanted = expressions.compactMap { text in
            let parts = text.split(separator: ".")
            guard parts.count == 2 else { return nil }
            return (text, Array(parts[0].utf8), Array(parts[1].utf8))
        }
        self.outline = outline
        self.range = range
    }

    func makeIterator() -> [(name: String, range: Range<Int>)].Iterator {
        var found: [(name: String, range: Range<Int>)] = []
        let tokens = Array(outline.tokens(in: range))
        for index in tokens.indices.dropLast(2) where tokens[index].kind == .identifier {
            guard tokens[index + 1].kind == .period, tokens[index + 2].kind == .identifier,
                index == 0 || tokens[index - 1].kind != .period
            else { continue }
            let (type, member) = (bytes(tokens[index]), bytes(tokens[index + 2]))
            if let hit = wanted.first(where: { type.elementsEqual($0.type) && member.elementsEqual($0.member) }) {
                found.append((hit.text, tokens[index].start..<tokens[index + 2].end))
            }
        }
        return found.makeIterator()
    }

    private func bytes(_ token: Token) -> ArraySlice<UInt8> { outline.source.bytes(in: token.range) }
}
