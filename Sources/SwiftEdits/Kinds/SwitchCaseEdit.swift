import SwiftOutline

/// Adds a case to a switch: before `default`, after the last other one, or in the order of the others if they are sorted.
package struct SwitchCaseEdit {
    private let edit: Edit

    package init(_ edit: Edit) {
        self.edit = edit
    }

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        let found = try Self.switch(in: target, document)
        return try edits(addingTo: found, in: document)
    }

    /// The edits that add the case to a switch that has been found already.
    package func edits(addingTo found: Switch, in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        try document.checkClosed(found.bodyRange)
        let known = document.found.part(at: found.range) { KnownCases(found.cases, in: document) }
        if let broken = known.broken {
            throw .unreadable("the case in line \(document.line(of: broken)) has no colon")
        }
        let new = try NewCase(edit.text)
        let missing = new.patterns.filter { !$0.isCovered(by: known.patterns(like: $0)) }
        guard !missing.isEmpty else { return [] }
        let body = found.bodyRange
        let inserter = BlockInserter(
            document: document,
            start: body.lowerBound + 1,
            close: body.upperBound - 1,
            head: found.range.lowerBound,
            depth: ""
        )
        let layout = CaseLayout(found, in: document, isOnlyStatement: isOnlyStatement(found, document))
        return inserter.insert(layout.fitted(new), at: place(for: missing[0], in: found, document))
    }

    /// The switch that a target is or holds.
    private static func `switch`(in target: AnchorTarget, _ document: SwiftDocument) throws(EditError.Reason) -> Switch
    {
        if case .switch(let found) = target { return found }
        guard let step = try? AnchorStep("switch") else { throw .unsuitable("\"\(target.name)\" is no switch") }
        let inner = AnchorFinder(document: document).places(of: step, in: target)
        guard case .switch(let found)? = inner.first else {
            throw .missing(step: "switch", within: target.name, hint: nil)
        }
        guard inner.count == 1 else {
            let lines = inner.compactMap { $0.range.map { document.line(of: $0.lowerBound) } }
            throw .ambiguous(step: "switch", lines: lines)
        }
        return found
    }

    private func place(for pattern: CasePattern, in found: Switch, _ document: SwiftDocument) -> BlockInserter.Place {
        let start = found.bodyRange.lowerBound + 1
        let all = found.cases
        let isLast = { (candidate: SwitchCase) -> Bool in
            candidate.isDefault || candidate.items.contains { CasePattern.isWildcard($0, in: document) }
        }
        let end = all.firstIndex(where: isLast) ?? all.count
        var others = Array(all[..<end])
        if document.hasConditions(in: found.bodyRange) {
            others.removeAll { document.isConditional($0.range.lowerBound, from: start) }
        }
        // What falls through must stay before what it falls into.
        while let last = others.last, last.statements.last?.keyword == .fallthrough { others.removeLast() }
        let keys = others.lazy.map { $0.items.first.map { CasePattern.sortKey(of: $0, in: document) } ?? "" }
        var index = SortedPlace.index(for: pattern.sortKey, among: keys, sorted: edit.sorted)
        while index > 0, index < others.count, others[index - 1].statements.last?.keyword == .fallthrough { index -= 1 }
        var place = BlockInserter.Place(previous: index > 0 ? others[index - 1].range : nil)
        place.next = all.first { $0.range.lowerBound >= (place.previous?.upperBound ?? 0) }?.range
        let neighbours = others.count > 1 ? others.suffix(2).map(\.range) : all.prefix(2).map(\.range)
        let isApart =
            neighbours.count == 2
            && document.hasBlankLine(in: neighbours[0].upperBound..<neighbours[1].lowerBound)
        place.blankBefore = isApart && index > 0
        place.blankAfter = isApart && index == 0 && place.next != nil
        return place
    }

    /// Whether the value of the switch is that of the body which it stands in.
    private func isOnlyStatement(_ found: Switch, _ document: SwiftDocument) -> Bool {
        guard let token = document.token(before: found.range.lowerBound) else { return false }
        let next = document.token(at: found.range.upperBound)
        return (token.kind == .leftBrace && next.kind == .rightBrace) || token.kind == .equal
            || token.keyword == .return
    }
}

/// The cases of a switch.
private struct KnownCases {
    /// The offset of the first case without a colon.
    let broken: Int?
    private let patterns: [CasePattern]
    /// The indices of the patterns by their words.
    private let indices: [String: [Int]]

    init(_ cases: [SwitchCase], in document: SwiftDocument) {
        broken =
            cases.first { document.bytes[$0.labelRange.upperBound - 1] != UInt8(ascii: ":") }?.range.lowerBound
        patterns = cases.flatMap(\.items).map { CasePattern($0, in: document) }
        var indices: [String: [Int]] = [:]
        for (index, pattern) in patterns.enumerated() {
            for word in pattern.words { indices[word, default: []].append(index) }
        }
        self.indices = indices
    }

    /// The patterns that may cover another one.
    func patterns(like pattern: CasePattern) -> [CasePattern] {
        pattern.word.map { word in (indices[word] ?? []).map { patterns[$0] } } ?? patterns
    }
}
