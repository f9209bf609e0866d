import AppModel
import SwiftOutline

/// Types of a role that store a type of a forbidden role, or use a singleton of the system. Several uses of one singleton are one finding.
struct ForbiddenDependency: Check {
    @Parameter({ $0.texts("in") }) private var holders: [String]
    @Parameter({ $0.texts("of") }) private var targets: [String]
    /// A type with a member: `UserDefaults.standard`.
    @Parameter({ $0.set("expressions") }) private var expressions: Set<String>
    /// Whether constructing a target, or using one by its type, is a finding as well.
    @Parameter({ $0.flag("using") }) private var isAboutUse: Bool
    /// Whether a method that loads sample data, for want of a dependency, is a finding as well.
    @Parameter({ $0.flag("samples") }) private var isAboutSamples: Bool

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: holders) {
            var held: [Range<Int>] = []
            for property in type.storedProperties {
                guard let target = property.typeText, !target.isOther else { continue }
                let alias = type.members(named: target.name).first { $0.declaration.kind == .typealias }
                let name = alias?.declaration.typeName ?? target.name
                // What sources do not show may be a protocol.
                guard app.has(name, oneOf: targets), alias == nil || app.model.type(name) != nil else { continue }
                report.add(property, of: type, ["name": name, "type": type.name])
                held.append(property.range)
            }
            if isAboutSamples {
                for (range, file) in SampledLoads(model: app.model).places(in: type) {
                    report.add(use: "sample data", at: range, in: file, of: type.name)
                }
            }
            singletons(of: type, app, &report)
            if isAboutUse { for part in type.parts { uses(in: part, of: type, besides: held, app, &report) } }
        }
    }

    /// Targets that a body constructs or uses: `NetworkService().load()`.
    private func uses(
        in part: Place,
        of type: TypeDeclaration,
        besides held: [Range<Int>],
        _ app: LintContext,
        _ report: inout Report
    ) {
        let file = app.model.file(of: part)
        lazy var parameters = part.declaration.members.flatMap(\.parameters).map(\.range)
        for token in targetUses(in: file.outline, within: part.declaration.range, app) {
            let start = token.start
            let name = file.outline.text(token)
            guard !file.isPreview(start),
                !held.contains(where: { part.file == type.place.file && $0.contains(start) }),
                !parameters.contains(where: { $0.contains(start) })
            else { continue }
            report.add(use: name, at: token.range, in: part.file, of: type.name)
        }
    }

    /// The capitalized names of targets before `(` or `.` that are not members themselves.
    private func targetUses(in outline: Outline, within range: Range<Int>, _ app: LintContext) -> [Token] {
        let tokens = outline.tokens
        return tokens.indices(in: range).clamped(to: 1..<max(tokens.count - 1, 1)).compactMap { index in
            let (token, before, next) = (tokens[index], tokens[index - 1], tokens[index + 1].kind)
            guard token.kind == .identifier, next == .leftParenthesis || next == .period,
                before.kind != .period, before.keyword != .func, outline.text(token).isCapitalized,
                app.has(outline.text(token), oneOf: targets),
                // An object that is made as an argument of an initialiser is used by the object that this one makes, and a nested
                // type is no use.
                next == .period
                    ? index + 2 == tokens.endIndex || !outline.text(tokens[index + 2]).isCapitalized
                    : outline.calls(around: index, closures: false).first.map(\.isCapitalized) != true
                        && !Self.isGiven(index, in: outline) && !Self.isPassedOn(index, in: outline)
            else { return nil }
            return token
        }
    }

    /// Whether what is made at an index is for another object: `viewModel.repository = CartRepository()`.
    private static func isGiven(_ index: Int, in outline: Outline) -> Bool {
        guard index > 3, outline.tokens[index - 1].kind == .equal, outline.tokens[index - 3].kind == .period else {
            return false
        }
        let path = outline.tokens[outline.pathStart(of: index - 2)..<index - 1]
        return path.filter { $0.kind == .identifier && $0.keyword != .self }.count > 1
    }

    /// Whether the local of what is made at an index is only an argument of initialisers: `CartViewModel(repository: repository)`.
    private static func isPassedOn(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard index > 3, tokens[index - 1].kind == .equal, tokens[index - 3].keyword == .let else { return false }
        let name = outline.text(tokens[index - 2])
        let end = outline.firstToken(.rightBrace, in: index..<tokens.endIndex) ?? tokens.endIndex
        let uses = (index..<min(end, tokens.endIndex - 1)).filter { use in
            tokens[use].kind == .identifier && outline.text(tokens[use]) == name && tokens[use + 1].kind != .colon
        }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                [.comma, .rightParenthesis].contains(tokens[use + 1].kind)
                    && outline.caller(of: use).map(\.isCapitalized) == true
            }
    }

    private func singletons(of type: TypeDeclaration, _ app: LintContext, _ report: inout Report) {
        var seen: Set<String> = []
        for part in type.parts {
            let file = app.model.file(of: part)
            lazy var defaults = part.declaration.members.flatMap(\.parameters).compactMap(\.defaultValue?.range)
            for use in file.outline.uses(of: expressions, in: part.declaration.range) {
                guard !file.isPreview(use.range.lowerBound), !defaults.contains(where: { $0.overlaps(use.range) }),
                    seen.insert(use.name).inserted
                else { continue }
                report.add(use: use.name, at: use.range, in: part.file, of: type.name)
            }
        }
    }
}
