import ScaffoldKit
import SwiftOutline

/// Types of a role that hold what they have no business with, or reach for a system's singleton, which is one finding however
/// often they do.
struct ForbiddenDependency: Check {
    static let parameters = ["in", "of", "expressions", "using"]
    private let holders: [String]
    private let targets: [String]
    /// A type and a member of it: `UserDefaults.standard`.
    private let expressions: MemberExpressions
    /// Whether to construct one, or to reach for one by its type, is found as well.
    private let isAboutUse: Bool

    init(_ parameters: inout Parameters) {
        holders = parameters.texts("in")
        targets = parameters.texts("of")
        expressions = MemberExpressions(parameters.texts("expressions"))
        isAboutUse = parameters.flag("using")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        let lastBytes = app.lastBytes(of: targets)
        for type in app.types(in: holders) {
            var held: [Range<Int>] = []
            for property in type.storedProperties {
                guard let target = target(of: property), lastBytes.contains(LastBytes.last(of: target)),
                    app.has(target, oneOf: targets)
                else { continue }
                let name = "\(type.name).\(property.name)"
                report.add(property.nameRange, in: type.place.file, of: name, ["name": target, "type": type.name])
                held.append(property.range)
            }
            var seen: Set<String> = []
            for part in type.parts {
                reach(part, type, in: app, &seen, &report)
                if isAboutUse { use(part, type, lastBytes, besides: held, in: app, &report) }
            }
        }
    }

    /// The type that is written, or the one that is constructed.
    private func target(of property: Declaration) -> String? {
        if let written = property.type {
            let type = TypeText(written.text)
            return type.isOther ? nil : type.name
        }
        guard let value = property.initialValue?.text, value.utf8.last == UInt8(ascii: ")"),
            let open = value.utf8.firstIndex(of: UInt8(ascii: "("))
        else { return nil }
        return String(value[..<open])
    }

    /// Types of the roles that are constructed in a body, or asked for something: `NetworkService().load()`.
    private func use(
        _ part: Place,
        _ type: IndexedType,
        _ lastBytes: LastBytes,
        besides held: [Range<Int>],
        in app: AppView,
        _ report: inout Report
    ) {
        let file = app.index.file(of: part)
        lazy var parameters = part.declaration.members.flatMap(\.parameters).map(\.range)
        for token in Self.uses(lastBytes, in: file.outline, within: part.declaration.range) {
            let start = token.start
            let name = file.outline.source.text(token.range)
            guard SwiftText.beginsLarge(name), app.has(name, oneOf: targets), !file.isPreview(start),
                !held.contains(where: { part.file == type.place.file && $0.contains(start) }),
                !parameters.contains(where: { $0.contains(start) })
            else { continue }
            let what = "\(type.name)(\(name))"
            report.add(token.range, in: part.file, of: what, ["name": name, "type": type.name])
        }
    }

    /// The names, mostly of types, that are called or asked for something and no members themselves, of those that end in some bytes.
    private static func uses(_ lastBytes: LastBytes, in outline: Outline, within range: Range<Int>) -> [Token] {
        let places = outline.tokens.indices(in: range)
        var found: [Token] = []
        outline.source.withUnsafeBufferPointer { bytes in
            outline.tokens.withUnsafeBufferPointer { tokens in
                for index in places.clamped(to: 1..<max(tokens.count - 1, 1)) where tokens[index].kind == .identifier {
                    let (before, next) = (tokens[index - 1], tokens[index + 1].kind)
                    guard next == .leftParenthesis || next == .period, before.kind != .period, before.keyword != .func,
                        NameByte.mayBeginLarge(bytes[tokens[index].start]),
                        lastBytes.contains(bytes[tokens[index].end - 1])
                    else { continue }
                    found.append(tokens[index])
                }
            }
        }
        return found
    }

    private func reach(
        _ part: Place,
        _ type: IndexedType,
        in app: AppView,
        _ seen: inout Set<String>,
        _ report: inout Report
    ) {
        let file = app.index.file(of: part)
        guard file.names.mayHold(expressions.marks) else { return }
        lazy var defaults = part.declaration.members.flatMap(\.parameters).compactMap(\.defaultValue?.range)
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
