import FileTransaction
import SwiftEdits
import SwiftOutline

/// Merges the changes between two versions of a declaration into a third. It matches cases of switches and elements of arrays
/// by their text, and all other code by the surrounding tokens, whatever the layout.
struct CodeMerge {
    /// One version of the declaration.
    struct Side {
        let range: Range<Int>
        let span: TokenSpan
        let name: String
        let switches: [Switch]
        let arrays: [ArrayLiteral]

        init(_ declaration: Declaration, in document: SwiftDocument) {
            range = declaration.range
            span = TokenSpan(range, in: document)
            let code = document.outline.code(in: declaration)
            switches = code.switches
            arrays = code.arrayLiterals
            let title = declaration.kind == .macroExpansion ? declaration.name : declaration.fullName
            name = [declaration.kind.keyword, title].filter { !$0.isEmpty }.joined(separator: " ")
        }

        var document: SwiftDocument { span.document }
        var text: String { document.text(range) }
    }

    /// The earlier rendering. Without one, the merge only adds missing cases of switches.
    let old: Side?
    let new: Side
    let current: Side
    var notes: [GrowthNote] = []
    /// The bytes of the later rendering that other kinds of steps merge.
    var handled: [Range<Int>] = []

    /// The edits of the next step; empty when the merge is complete.
    mutating func step() throws(EditError.Reason) -> [SourceEdit] {
        // Code that is still as rendered is replaced whole: bodies that change their shape have no common parts to merge.
        if let old, old.text == current.text { return [SourceEdit(current.range, new.text.utf8)] }
        var numbering = Numbering<String>()
        let base = old ?? new
        let wanted = TokenMap(from: base.span, to: new.span, &numbering)
        let made = TokenMap(from: base.span, to: current.span, &numbering)
        for found in new.switches {
            let edits = try cases(of: found, base, wanted, made)
            if !edits.isEmpty { return edits }
        }
        guard old != nil else { return [] }
        for found in new.arrays {
            let edits = try elements(of: found, base, wanted, made)
            if !edits.isEmpty { return edits }
        }
        return tokens(base, wanted, made, TokenMap(from: new.span, to: current.span, &numbering))
    }

    // MARK: - Switches

    private mutating func cases(of found: Switch, _ base: Side, _ wanted: TokenMap, _ made: TokenMap)
        throws(EditError.Reason) -> [SourceEdit]
    {
        guard let place = Place(found.range, in: self, wanted, made),
            let present = current.switches.first(where: { $0.range.lowerBound == place.current }),
            let before = base.switches.first(where: { $0.range.lowerBound == place.base })
        else { return [] }
        let known = Set(before.cases.map { label($0, base.document) })
        let there = Set(present.cases.map { label($0, current.document) })
        for new in found.cases where !new.isDefault && (old == nil || !known.contains(label(new, self.new.document))) {
            guard !there.contains(label(new, self.new.document)) else {
                handled.append(new.range)
                continue
            }
            guard new.items.allSatisfy({ $0.condition == nil }) else { continue }
            if old == nil, present.cases.contains(where: \.isDefault) { continue }
            let text = MergeText(document: self.new.document).entry(new.range).plain
            let edits = try SwitchCaseEdit(Edit(.switchCase, in: AnchorPath(steps: []), text: text))
                .edits(addingTo: present, in: current.document)
            if !edits.isEmpty { return edits }
            handled.append(new.range)
        }
        return []
    }

    private func label(_ found: SwitchCase, _ document: SwiftDocument) -> TokenText {
        TokenText(found.labelRange, in: document)
    }

    // MARK: - Arrays

    private mutating func elements(of found: ArrayLiteral, _ base: Side, _ wanted: TokenMap, _ made: TokenMap)
        throws(EditError.Reason) -> [SourceEdit]
    {
        guard !isHandled(found.range), let place = Place(found.range, in: self, wanted, made),
            let present = current.arrays.first(where: { $0.range.lowerBound == place.current }),
            let before = base.arrays.first(where: { $0.range.lowerBound == place.base })
        else { return [] }
        let known = before.elements.map { TokenText($0.range, in: base.document) }
        let all = found.elements.map { TokenText($0.range, in: new.document) }
        guard Set(known).isSubset(of: all), known.count < all.count else { return [] }
        let there = Set(present.elements.map { TokenText($0.range, in: current.document) })
        for (index, element) in found.elements.enumerated()
        where !there.contains(all[index]) && !known.contains(all[index]) {
            var edit = Edit(.arrayElement, in: AnchorPath(steps: []), text: entry(element.range))
            edit.sorted = false
            if index > 0 { edit.after = new.document.text(found.elements[index - 1].range) }
            let edits = try ArrayElementEdit.edits(adding: edit, to: present, in: current.document)
            if !edits.isEmpty { return edits }
        }
        handled.append(found.range)
        return []
    }

    private func entry(_ range: Range<Int>) -> String {
        let lines = new.document.text(range).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return new.document.text(range) }
        return EntryText(new.document.indentation(at: range.lowerBound) + new.document.text(range)).plain
    }

    func isHandled(_ range: Range<Int>) -> Bool {
        handled.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }

    /// The offsets of a construct of the later rendering in the other two versions.
    private struct Place {
        let base: Int
        let current: Int

        init?(_ range: Range<Int>, in merge: CodeMerge, _ wanted: TokenMap, _ made: TokenMap) {
            let base = merge.old ?? merge.new
            guard let index = merge.new.span.index(at: range.lowerBound), let source = wanted.source(of: index),
                let target = made.target(of: source)
            else { return nil }
            self.base = base.span.tokens[source].start
            current = merge.current.span.tokens[target].start
        }
    }
}
