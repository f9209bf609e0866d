import SwiftOutline

/// Adds a case to a switch: before `default`, after the last other one, or in the order of the others if they are sorted.
package struct SwitchCaseEdit {
    private let edit: Edit

    package init(_ edit: Edit) { self.edit = edit }

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .switch(let found) = try AnchorFinder(document: document).target("switch", in: target) else {
            throw .unsuitable("\"\(target.name)\" is no switch")
        }
        return try edits(addingTo: found, in: document)
    }

    /// The edits that add the case to a switch that has been found already.
    package func edits(addingTo found: Switch, in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        try document.checkClosed(found.bodyRange)
        let known = document.found.value(for: found.range) { KnownCases(found.cases, in: document) }
        if let broken = known.broken {
            throw .unreadable("the case in line \(document.line(of: broken)) has no colon")
        }
        let new = try NewCase(edit.text)
        let missing = new.patterns.filter { !$0.isCovered(by: known.patterns(like: $0)) }
        guard !missing.isEmpty else { return [] }
        let head = found.range.lowerBound
        let inserter = BlockInserter(document: document, braces: found.bodyRange, head: head, depth: "")
        let layout = CaseLayout(found, in: document, isOnlyStatement: isOnlyStatement(found, document))
        return inserter.insert(layout.fitted(new), at: place(for: missing[0], in: found, known, document))
    }

    private func place(
        for pattern: CasePattern,
        in found: Switch,
        _ known: KnownCases,
        _ document: SwiftDocument
    ) -> BlockInserter.Place {
        let start = found.bodyRange.lowerBound + 1
        let all = found.cases
        var others = Array(all[..<known.end])
        if document.hasConditions(in: found.bodyRange) {
            others.removeAll { document.isConditional($0.range.lowerBound, from: start) }
        }
        // What falls through must stay before what it falls into.
        while let last = others.last, last.statements.last?.keyword == .fallthrough { others.removeLast() }
        let keys = others.lazy.map { known.sortKeys[$0.range.lowerBound] ?? "" }
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
    /// The index of the first case that matches all values, or the number of cases.
    let end: Int
    /// What the cases are sorted by, by the offsets at which they start.
    let sortKeys: [Int: String]
    private let patterns: [CasePattern]
    /// The indices of the patterns by their words.
    private let indices: [String: [Int]]

    init(_ cases: [SwitchCase], in document: SwiftDocument) {
        broken =
            cases.first { document.bytes[$0.labelRange.upperBound - 1] != UInt8(ascii: ":") }?.range.lowerBound
        let read = cases.map { found in (found, patterns: found.items.map { CasePattern($0, in: document) }) }
        end = read.firstIndex { $0.0.isDefault || $0.patterns.contains(where: \.isWildcard) } ?? cases.count
        let keys = read.map { ($0.0.range.lowerBound, $0.patterns.first?.sortKey ?? "") }
        sortKeys = Dictionary(keys, uniquingKeysWith: { first, _ in first })
        patterns = read.flatMap(\.patterns)
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
