import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles
import SwiftOutline

/// Finds the gaps of a module: the expected pieces, declarations, members and entries that it lacks.
struct GapFinder {
    private let rules: RuleSet
    private let app: LintContext
    private let registrations: LostRegistrations

    init(rules: RuleSet, app: LintContext) {
        self.rules = rules
        self.app = app
        registrations = LostRegistrations(rules: rules, app: app)
    }

    /// Whether a module with a kept spec lacks nothing, which shows without the text of its files.
    func isComplete(_ module: LintModule, _ repair: ModuleRepair, _ tree: FileTree) -> Bool {
        guard registrations.isEmpty, let kept = module.spec, !kept.problems.hasErrors else { return false }
        return repair.isComplete(kept.spec, in: tree)
    }

    /// All gaps of a module. A style that has no rule for a gap does not report it.
    func gaps(
        _ module: LintModule,
        _ rendered: RenderedModule,
        _ repair: ModuleRepair,
        _ tree: FileTree
    ) throws(Failure) -> [Gap] {
        // The files of a module without a spec are its own, but for those that declare what all have.
        guard module.isKept else {
            return try repair.missingPieces(of: rendered, in: tree).compactMap { gap($0, of: module)?.ofLearntModule }
        }
        let missing = try repair.missingParts(of: rendered, in: tree)
        var gaps: [Gap?] = []
        for piece in missing.pieces {
            switch piece {
            case .missing(let piece): gaps.append(gap(piece, of: module))
            case .standing(let piece, let lacks):
                gaps +=
                    lacks.map { gap($0, piece, module) } + registrations.of(piece).map { gap($0, of: piece, module) }
            }
        }
        gaps += missing.texts.map { gap($0, of: module) }
        gaps += missing.entries.map { gap($0.wiring, in: $0.path, of: module) }
        return gaps.compactMap(\.self).map { found in
            var gap = found
            if case .lost(let parts) = gap.part, parts.contains(where: { repair.isLeftToPeople($0, of: rendered) }) {
                gap.finding.fix = nil
            }
            return gap
        }
    }

    // MARK: - Gaps

    private func gap(_ piece: RenderedPiece, of module: LintModule) -> Gap? {
        let subject = Subject(piece, "\(module.name)(\(piece.path.name))", rule: piece.rule, or: "piece.missing")
        let values = ["path": piece.path.text, "name": piece.piece.title]
        return gap(.piece(piece), subject, module, at: place(of: module), values)
    }

    private func gap(_ lost: LostRegistrations.Lost, of piece: RenderedPiece, _ module: LintModule) -> Gap? {
        let subject = Subject(piece, RegisteredServices.declaration(of: lost.service), rule: lost.rule)
        let values = ["name": lost.service, "detail": "it is missing"]
        return gap(.lost(lost.parts), subject, module, at: place(of: module), values)
    }

    private func gap(_ lack: MissingDeclaration, _ piece: RenderedPiece, _ module: LintModule) -> Gap? {
        let types = app.file(piece.path.text)?.outline.declarations ?? []
        let owner = lack.owner ?? types.lazy.compactMap { app.model.type($0.name) }.first
        let values = ["name": lack.name, "path": piece.path.text, "detail": "it is missing"]
        let subject = Subject(piece, lack.name, rule: lack.rule)
        return gap(.lost([lack.part]), subject, module, at: owner.map(place) ?? place(of: module), values)
    }

    private func gap(_ entry: Wiring, in path: RelativePath, of module: LintModule) -> Gap? {
        let file = app.file(path.text)
        let type = file?.outline.declarations.first { $0.kind.hasMembers }
        let place = (file: path.text, span: type.flatMap { file?.span($0.nameRange) } ?? .start)
        return gap(.entry(entry.id), Subject(entry, of: module), module, at: place)
    }

    // MARK: - Findings

    /// The place of findings about a module: its first anchor, or its spec.
    func place(of module: LintModule) -> (file: String, span: SourceSpan) {
        module.anchors.first.map(place) ?? (".scaffold/modules/\(module.name).yml", .start)
    }

    private func place(of type: TypeDeclaration) -> (file: String, span: SourceSpan) {
        let file = app.model.file(of: type.place)
        return (file.path.text, file.span(type.place.declaration.nameRange))
    }

    /// The piece or entry that a gap's finding is about.
    private struct Subject {
        /// Its id and title in the style's manifest, and its section in the style's document.
        let part: (id: String, title: String, section: String?)
        /// What baselines match the finding by.
        let declaration: String
        /// The rule that the manifest names, and the one for all others.
        let rules: (own: String?, general: String)

        init(_ piece: RenderedPiece, _ declaration: String, rule: String?, or general: String = "declaration.missing") {
            part = (piece.piece.id, piece.piece.title, piece.piece.guidance.section)
            (self.declaration, rules) = (declaration, (rule, general))
        }

        init(_ entry: Wiring, of module: LintModule) {
            part = (entry.id, entry.title, entry.guidance.section)
            (declaration, rules) = ("\(module.name)(\(entry.id))", (entry.guidance.rule, "wire.missing"))
        }
    }

    /// The gap with its finding; `nil` if the style has no rule for it.
    private func gap(
        _ part: Gap.Part,
        _ subject: Subject,
        _ module: LintModule,
        at place: (file: String, span: SourceSpan),
        _ values: [String: String] = [:]
    ) -> Gap? {
        let general = rules[subject.rules.general]
        guard let rule = subject.rules.own.flatMap({ rules[$0] }) ?? general else { return nil }
        let detail = "\"\(module.name)\" lacks its entry \"\(subject.part.title)\""
        let usual = ["module": module.name, "title": subject.part.title, "detail": detail]
        let values = values.merging(usual) { given, _ in given }
        // The message of a check is about its own findings, unless it can be filled for a gap.
        let own = rule.check is Planned || rule.isUnplanned ? MessageText.filled(rule.message, values) : nil
        var finding = Finding(rule, at: place, of: subject.declaration, values, module: module.name)
        finding.message = own ?? MessageText.fill((general ?? rule).message, values)
        finding.section = rule.section ?? subject.part.section
        (finding.piece, finding.fix) = (subject.part.id, .plan(module: module.name))
        return Gap(finding: finding, part: part)
    }
}
