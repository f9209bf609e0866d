import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Finds what a module lacks beside what is expected of it: pieces, declarations, members and entries.
struct GapFinder {
    private let rules: RuleSet
    private let app: LintContext
    private let registrations: LostRegistrations

    init(rules: RuleSet, app: LintContext) {
        self.rules = rules
        self.app = app
        registrations = LostRegistrations(rules: rules, app: app)
    }

    /// All that is missing in a module.
    func gaps(
        _ module: LintModule,
        _ expectation: ModuleExpectation,
        _ expectations: ModuleExpectations,
        _ tree: FileTree
    ) throws(Failure) -> [Gap] {
        var gaps: [Gap] = []
        let missing = try missing(module, expectation, tree)
        for piece in expectation.pieces where !piece.isMerged {
            if missing.contains(piece.path) {
                gaps.append(gap(piece, of: module))
            } else {
                gaps += demands(of: piece, module) + registrations.of(piece).map { gap($0, of: piece, module) }
            }
        }
        var copy = tree
        let isWanted = { (piece: ModuleExpectation.Piece) in piece.isMerged || missing.contains(piece.path) }
        let filled = try expectations.fill(expectation, writing: isWanted, in: &copy)
        gaps += filled.pieces.filter(\.isMerged).map { gap($0, of: module) }
        gaps += filled.entries.map { gap($0, of: module) }
        return gaps
    }

    /// The paths of the pieces that are missing altogether.
    private func missing(_ module: LintModule, _ expectation: ModuleExpectation, _ tree: FileTree) throws(Failure)
        -> Set<RelativePath>
    {
        var missing: Set<RelativePath> = []
        for piece in expectation.pieces where !piece.isMerged {
            if try isMissing(piece, of: module, in: tree) { missing.insert(piece.path) }
        }
        return missing
    }

    /// Whether there is neither the file nor, under any other name, what it declares.
    private func isMissing(_ piece: ModuleExpectation.Piece, of module: LintModule, in tree: FileTree) throws(Failure)
        -> Bool
    {
        if try tree.hasFile(piece.path) { return false }
        guard piece.isSwift else { return true }
        let declared = Outline(piece.text).declarations.filter { $0.kind.isType }.map(\.name)
        guard !declared.isEmpty else {
            // A name that speaks of the module is found wherever it stands; each package has its own Package.swift.
            return !piece.path.name.contains(module.name)
                || !app.index.files.contains { $0.path.name == piece.path.name }
        }
        return !declared.contains { app.index.type($0) != nil }
    }

    private func gap(_ piece: ModuleExpectation.Piece, of module: LintModule) -> Gap {
        let finding = finding(
            piece.rule ?? "piece.missing",
            or: "piece.missing",
            id: piece.id,
            at: place(of: module),
            declaration: "\(module.name)(\(piece.path.name))",
            ["module": module.name, "title": piece.title, "path": piece.path.text, "name": piece.title],
            section: piece.section,
            module
        )
        return Gap(finding: finding, part: .piece(piece.path, text: piece.text))
    }

    private func gap(_ lost: LostRegistrations.Lost, of piece: ModuleExpectation.Piece, _ module: LintModule) -> Gap {
        let finding = finding(
            lost.rule,
            or: "declaration.missing",
            id: piece.id,
            at: place(of: module),
            declaration: RegisteredServices.declaration(of: lost.service),
            ["module": module.name, "title": piece.title, "name": lost.service, "detail": "it is missing"],
            section: piece.section,
            module
        )
        return Gap(finding: finding, part: .lost(lost.parts))
    }

    private func gap(_ entry: ModuleExpectation.Entry, of module: LintModule) -> Gap {
        let file = app.file(entry.path.text)
        let type = file?.outline.declarations.first { $0.kind.hasMembers }
        let finding = finding(
            entry.rule ?? "wire.missing",
            or: "wire.missing",
            id: entry.id,
            at: (entry.path.text, type.flatMap { file?.span($0.nameRange) } ?? .start),
            declaration: "\(module.name)(\(entry.id))",
            ["module": module.name, "title": entry.title],
            section: entry.section,
            module
        )
        return Gap(finding: finding, part: .entry(entry.id))
    }

    // MARK: - Demands

    /// What a demand asks for and the app lacks.
    private struct Lack {
        let name: String
        let part: LostPart
        /// The type that it would be found in.
        let owner: IndexedType?
    }

    private func demands(of piece: ModuleExpectation.Piece, _ module: LintModule) -> [Gap] {
        piece.demands.flatMap { demand in
            lacks(demand.demand).map { lack in
                let owner =
                    lack.owner
                    ?? app.file(piece.path.text)?.outline.declarations
                    .lazy.compactMap { app.index.type($0.name) }.first
                let place =
                    owner.map { type -> (String, SourceSpan) in
                        let file = app.index.file(of: type.place)
                        return (file.path.text, file.span(type.place.declaration.nameRange))
                    } ?? place(of: module)
                let finding = finding(
                    demand.rule ?? "declaration.missing",
                    or: "declaration.missing",
                    id: piece.id,
                    at: place,
                    declaration: lack.name,
                    [
                        "module": module.name, "title": piece.title, "name": lack.name, "path": piece.path.text,
                        "detail": "it is missing",
                    ],
                    section: piece.section,
                    module
                )
                return Gap(finding: finding, part: .lost([lack.part]))
            }
        }
    }

    private func lacks(_ demand: Requirement.Demand) -> [Lack] {
        switch demand {
        case .declaration(let pattern, let inherits):
            if pattern.keyword == "extension" { return [] }
            guard let type = app.index.type(pattern.name) else {
                return [Lack(name: "\(pattern.keyword) \(pattern.name)", part: .type(pattern.name), owner: nil)]
            }
            if type.hasForeignSuperclass(in: app.index) { return [] }
            return inherits.filter { !app.index.isKind(type, of: [$0]) }.map { base in
                let isClass = app.index.type(base)?.kind == .class
                return Lack(
                    name: "\(pattern.name): \(base)",
                    part: .conformance(type: pattern.name, to: base, isClass: isClass),
                    owner: type
                )
            }
        case .member(let path, let modifiers):
            guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return [] }
            let (owner, name) = (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
            guard let type = app.index.type(owner) else { return [] }
            let all = type.lineage(in: app.index)
            let found = all.flatMap { $0.members(named: name) }.map(\.declaration)
            guard !found.isEmpty else {
                return [Lack(name: path, part: .member(type: owner, name: name), owner: type)]
            }
            // Others are about how a declaration is reached, which may be settled elsewhere.
            guard modifiers.contains("weak"), found.allSatisfy({ $0.kind == .var && $0.isStored && !$0.isWeak }) else {
                return []
            }
            let part = LostPart.modifier(type: owner, name: name, modifier: "weak")
            return [Lack(name: "weak \(path)", part: part, owner: type)]
        }
    }

    // MARK: - Findings

    func place(of module: LintModule) -> (String, SourceSpan) {
        guard let anchor = module.anchors.first else { return (".scaffold/modules/\(module.name).yml", .start) }
        let file = app.index.file(of: anchor.place)
        return (file.path.text, file.span(anchor.place.declaration.nameRange))
    }

    private func finding(
        _ id: String,
        or other: String,
        id piece: String,
        at place: (file: String, span: SourceSpan),
        declaration: String,
        _ values: KeyValuePairs<String, String>,
        section: String?,
        _ module: LintModule
    ) -> Finding {
        let rule = rules[id] ?? rules[other]
        // A check's own words speak of what it found; what is missing has the words for that.
        let own = rule.flatMap { $0.check is Planned || $0.isUnplanned ? MessageText.whole($0.message, values) : nil }
        let message = own ?? MessageText.fill((rules[other] ?? rule)?.message ?? "", values)
        return Finding(
            rule: rule?.id ?? other,
            severity: rule?.severity ?? .error,
            file: place.file,
            span: place.span,
            declaration: declaration,
            message: message,
            why: rule?.why ?? "",
            section: rule?.section ?? section,
            module: module.name,
            piece: piece,
            fix: .plan(module: module.name)
        )
    }
}
