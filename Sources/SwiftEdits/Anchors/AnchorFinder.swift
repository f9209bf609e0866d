import Diagnostics
import SwiftOutline

/// Finds what an anchor leads to in one file.
package struct AnchorFinder {
    let document: SwiftDocument

    package init(document: SwiftDocument) { self.document = document }

    private var outline: Outline { document.outline }

    /// The one place that the anchor leads to.
    ///
    /// - Throws: `.missing` with the step that leads nowhere, `.ambiguous` with the lines of all places.
    package func target(of path: AnchorPath) throws(EditError.Reason) -> AnchorTarget {
        try only(try targets(of: path), at: path.steps.last?.description ?? "")
    }

    /// The one place of a kind, such as `array`, that a target is or contains.
    ///
    /// - Throws: `.missing` and `.ambiguous`.
    func target(_ kind: String, in target: AnchorTarget) throws(EditError.Reason) -> AnchorTarget {
        if target.name == kind { return target }
        let found = places(of: try AnchorStep(kind), in: target)
        guard !found.isEmpty else { throw .missing(step: kind, within: target.name, hint: nil) }
        return try only(found, at: kind)
    }

    private func only(_ found: [AnchorTarget], at step: String) throws(EditError.Reason) -> AnchorTarget {
        guard found.count > 1 else { return found[0] }
        throw .ambiguous(step: step, lines: found.compactMap { $0.range.map { document.line(of: $0.lowerBound) } })
    }

    /// All places that the anchor leads to: at least one.
    ///
    /// - Throws: `.missing` with the first step that leads nowhere.
    package func targets(of path: AnchorPath) throws(EditError.Reason) -> [AnchorTarget] {
        let found = places(of: path)
        guard found.isEmpty else { return found }
        let steps = path.steps
        let lost = steps.indices.dropLast().first { way(through: steps[...$0]).isEmpty } ?? steps.count - 1
        throw .missing(
            step: steps[lost].description,
            within: lost > 0 ? steps[lost - 1].description : nil,
            hint: hint(for: steps[lost], in: way(through: steps[..<lost]))
        )
    }

    /// All places that the anchor leads to; empty if a step leads nowhere. `targets(of:)` also says which step.
    package func places(of path: AnchorPath) -> [AnchorTarget] {
        guard let last = path.steps.last else { return [.file] }
        return document.found.value(for: path) {
            way(through: path.steps.dropLast()).flatMap { matches(of: last, in: $0, isLast: true) }
        }
    }

    /// Where the first steps of an anchor lead.
    private func way(through steps: ArraySlice<AnchorStep>) -> [AnchorTarget] {
        var targets: [AnchorTarget] = [.file]
        for step in steps where !targets.isEmpty {
            targets = targets.flatMap { matches(of: step, in: $0, isLast: false) }
        }
        return targets
    }

    /// The places that one further step leads to from a target; none where there is none.
    func places(of step: AnchorStep, in target: AnchorTarget) -> [AnchorTarget] {
        document.found.value(for: StepPlace(step: step, range: target.range)) {
            matches(of: step, in: target, isLast: true)
        }
    }

    private struct StepPlace: Hashable {
        let step: AnchorStep
        let range: Range<Int>?
    }

    private func matches(of step: AnchorStep, in target: AnchorTarget, isLast: Bool) -> [AnchorTarget] {
        switch step.place {
        case .declaration, .type: declarations(of: step, in: target, isLast: isLast).map { .declaration($0) }
        case .accessor: accessors(named: step.name, in: target).map { .declaration($0) }
        default: code(of: step, in: target)
        }
    }

    private func hint(for step: AnchorStep, in targets: [AnchorTarget]) -> String? {
        guard !step.name.isEmpty else { return nil }
        let known = targets.flatMap { candidates(in: $0, isNested: true) }
        if let other = known.first(where: { $0.name == step.name && $0.kind != .extension }) {
            return
                "there is \"\(other.kind.keyword) \(other.name)\" in line \(document.line(of: other.range.lowerBound))"
        }
        return Suggestion(among: known.map(\.name)).hint(for: step.name)
    }

    // MARK: - Declarations

    private func declarations(of step: AnchorStep, in target: AnchorTarget, isLast: Bool) -> [Declaration] {
        let direct = declarations(of: step, among: candidates(in: target, isNested: false), isLast: isLast)
        guard direct.isEmpty, case .file = target else { return direct }
        return declarations(of: step, among: candidates(in: target, isNested: true), isLast: isLast)
    }

    /// The declarations that fit; where further steps follow, the extensions of a type count as part of it.
    private func declarations(of step: AnchorStep, among candidates: [Declaration], isLast: Bool) -> [Declaration] {
        candidates.filter { declaration in
            if fits(declaration, step) { return true }
            let isPart = !isLast && declaration.kind == .extension && step.isOfType && declaration.name == step.name
            return isPart && step.inherits == nil
        }
    }

    private func fits(_ declaration: Declaration, _ step: AnchorStep) -> Bool {
        guard step.fits(declaration.kind) else { return false }
        if !step.name.isEmpty {
            guard (step.name.hasSuffix(")") ? declaration.fullName : declaration.name) == step.name else {
                return false
            }
        }
        guard let inherited = step.inherits else { return true }
        return declaration.inherits(inherited)
    }

    /// The declarations right within a target, or all within it.
    private func candidates(in target: AnchorTarget, isNested: Bool) -> [Declaration] {
        switch target {
        case .file: return isNested ? outline.allDeclarations.filter { $0.kind != .accessor } : outline.declarations
        case .declaration(let declaration) where declaration.kind.hasMembers: return declaration.members
        default:
            let code = target.code(in: document)
            return code.declarations.filter { $0.isLocal && $0.range != target.range }
        }
    }

    private func accessors(named name: String, in target: AnchorTarget) -> [Declaration] {
        guard case .declaration(let declaration) = target else { return [] }
        return declaration.accessors.filter { $0.name == name }
    }

    // MARK: - Code

    private func code(of step: AnchorStep, in target: AnchorTarget) -> [AnchorTarget] {
        let code = target.code(in: document)
        switch step.place {
        case .switch:
            return code.switches.outermost(\.range) { names($0.subject, step) }.map { .switch($0) }
        case .case: return cases(of: step, in: target, code)
        case .array:
            return code.arrayLiterals.outermost(\.range) { literal in
                step.name.isEmpty || assignments(to: step.name, code).contains { $0.value.range == literal.range }
            }
            .filter { document.token(at: $0.range.upperBound).kind != .leftParenthesis }.map { .array($0) }
        case .call:
            return code.calls.outermost(\.range) { $0.name == step.name || names($0.callee, step) }
                .map { .call($0) }
        case .closure:
            if !step.name.isEmpty {
                return code.calls.outermost(\.range) { $0.name == step.name }
                    .flatMap { $0.trailingClosures.map { .closure($0.closure) } }
            }
            return code.closures.outermost(\.range).map { .closure($0) }
        case .argument:
            guard case .call(let call) = target else { return [] }
            return call.arguments.filter { $0.label == step.name }.map { .argument($0) }
        case .assignment: return assignments(to: step.name, code).map { .assignment($0) }
        default: return []
        }
    }

    private func cases(of step: AnchorStep, in target: AnchorTarget, _ code: Code) -> [AnchorTarget] {
        var switches = code.switches.outermost(\.range)
        if case .switch(let found) = target { switches = [found] }
        let wanted = TokenText(step.name)
        return switches.flatMap { found -> [AnchorTarget] in
            found.cases.filter { candidate in
                if step.name == "default" { return candidate.isDefault }
                return candidate.items.contains { wanted.reads($0.pattern.range, in: document) }
            }
            .map { .switchCase($0, of: found) }
        }
    }

    private func assignments(to name: String, _ code: Code) -> [Assignment] {
        let wanted = TokenText(name)
        return code.assignments.filter { wanted.reads($0.target.range, in: document) }
    }

    private func names(_ fragment: Fragment, _ step: AnchorStep) -> Bool {
        step.name.isEmpty || TokenText(step.name).reads(fragment.range, in: document)
    }
}

extension AnchorStep {
    fileprivate var isOfType: Bool { namesType && !namesExtension }

    fileprivate func fits(_ kind: DeclarationKind) -> Bool {
        switch place {
        case .type: kind.isType
        case .declaration("var"), .declaration("let"): kind == .var || kind == .let
        case .declaration(let keyword): kind.keyword == keyword
        default: false
        }
    }
}
