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
        return gaps.compactMap(\.self).map { gap in
            guard case .lost(let parts) = gap.part, parts.contains(where: { repair.isLeftToPeople($0, of: rendered) })
            else { return gap }
            return gap.withoutFix
        }
    }

    // MARK: - Gaps

    private func gap(_ piece: RenderedPiece, of module: LintModule) -> Gap? {
        let subject = subject(piece, rule: piece.rule, or: "piece.missing", "\(module.name)(\(piece.path.name))")
        return finding(subject, module, at: place(of: module), ["path": piece.path.text, "name": piece.piece.title])
            .map { Gap(finding: $0, part: .piece(piece.path, text: piece.text)) }
    }

    private func gap(_ lost: LostRegistrations.Lost, of piece: RenderedPiece, _ module: LintModule) -> Gap? {
        let declaration = RegisteredServices.declaration(of: lost.service)
        let subject = subject(piece, rule: lost.rule, or: "declaration.missing", declaration)
        return finding(subject, module, at: place(of: module), ["name": lost.service, "detail": "it is missing"])
            .map { Gap(finding: $0, part: .lost(lost.parts)) }
    }

    private func gap(_ entry: Wiring, in path: RelativePath, of module: LintModule) -> Gap? {
        let file = app.file(path.text)
        let type = file?.outline.declarations.first { $0.kind.hasMembers }
        let part = (entry.id, entry.title, entry.guidance.section)
        let subject = Subject(part, rule: entry.guidance.rule, or: "wire.missing", "\(module.name)(\(entry.id))")
        return finding(subject, module, at: (path.text, type.flatMap { file?.span($0.nameRange) } ?? .start), [:])
            .map { Gap(finding: $0, part: .entry(entry.id)) }
    }

    private func gap(_ lack: MissingDeclaration, _ piece: RenderedPiece, _ module: LintModule) -> Gap? {
        let types = app.file(piece.path.text)?.outline.declarations ?? []
        let owner = lack.owner ?? types.lazy.compactMap { app.model.type($0.name) }.first
        let subject = subject(piece, rule: lack.rule, or: "declaration.missing", lack.name)
        let values = ["name": lack.name, "path": piece.path.text, "detail": "it is missing"]
        return finding(subject, module, at: owner.map(place) ?? place(of: module), values)
            .map { Gap(finding: $0, part: .lost([lack.part])) }
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

    /// The subject of a gap's finding.
    private struct Subject {
        /// The rule that the manifest names, and the one for all others.
        let rule: String?
        let fallback: String
        /// The id and title of the piece or wiring, and its section in the style's document.
        let piece: String
        let title: String
        let section: String?
        let declaration: String

        init(_ part: (String, String, String?), rule: String?, or fallback: String, _ declaration: String) {
            (piece, title, section) = part
            (self.rule, self.fallback, self.declaration) = (rule, fallback, declaration)
        }
    }

    private func subject(_ piece: RenderedPiece, rule: String?, or fallback: String, _ declaration: String) -> Subject {
        let part = (piece.piece.id, piece.piece.title, piece.piece.guidance.section)
        return Subject(part, rule: rule, or: fallback, declaration)
    }

    /// The finding; `nil` if the style has no rule for it.
    private func finding(
        _ subject: Subject,
        _ module: LintModule,
        at place: (file: String, span: SourceSpan),
        _ values: [String: String]
    ) -> Finding? {
        let general = rules[subject.fallback]
        guard let rule = subject.rule.flatMap({ rules[$0] }) ?? general else { return nil }
        let detail = "\"\(module.name)\" lacks its entry \"\(subject.title)\""
        let usual = ["module": module.name, "title": subject.title, "detail": detail]
        let values = values.merging(usual) { given, _ in given }
        // The message of a check is about its own findings, unless it can be filled for a gap.
        let own = rule.check is Planned || rule.scope.isUnplanned ? MessageText.filled(rule.message, values) : nil
        var finding = Finding(rule, at: place, of: subject.declaration, values, module: module.name)
        finding.message = own ?? MessageText.fill((general ?? rule).message, values)
        finding.section = rule.section ?? subject.section
        (finding.piece, finding.fix) = (subject.piece, .plan(module: module.name))
        return finding
    }
}
