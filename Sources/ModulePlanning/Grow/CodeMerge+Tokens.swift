import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

// The merge of code that is neither a case nor an element: it applies a change if the surrounding tokens are still as rendered.

extension CodeMerge {
    /// The edits of all changes that can be applied. Other changes become notes.
    ///
    /// They are one step: between two of them, code that is partly changed may be taken for that of a person.
    mutating func tokens(_ base: Side, _ wanted: TokenMap, _ made: TokenMap, _ kept: TokenMap) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        var end = 0
        for change in wanted.list.changes {
            let slid = change.old.isEmpty ? slide(change, behind: end) : change
            end = change.new.upperBound
            if !slid.new.isEmpty, isHandled(new.span.range(slid.new)) { continue }
            if kept.list.change(touching: change.new) == nil { continue }
            if let other = made.list.change(touching: change.old), isMade(change, by: other, base) { continue }
            if let other = made.list.change(touching: slid.old) {
                let isBeside = slid.old.isEmpty && other.old.isEmpty && isWhole(slid.new, in: new.span)
                guard isBeside, startsLine(other.new) else {
                    notes.append(note(slid, other))
                    continue
                }
            }
            if let remarks = remarks(in: slid, base, made) {
                notes.append(note(slid, remarks))
                continue
            }
            edits += carry(slid, from: base, made).filter { $0.range.lowerBound >= edits.last?.range.upperBound ?? 0 }
        }
        let merged = try? SourceEdit.apply(edits, to: current.document.bytes)
        if let merged, PlanReadBack.isSound(merged) { return edits }
        // Without the changes that are left, these make no code: the declaration stays whole.
        let whole = ChangeList.Change(old: base.span.texts.indices, new: new.span.texts.indices)
        notes = [note(whole, ChangeList.Change(old: whole.old, new: current.span.texts.indices))]
        return []
    }

    /// What the file has in place of the tokens that a change replaces, if people have written or changed comments between them.
    private func remarks(in change: ChangeList.Change, _ base: Side, _ made: TokenMap) -> ChangeList.Change? {
        guard !change.old.isEmpty, let start = made.target(of: change.old.lowerBound),
            let end = made.target(of: change.old.upperBound - 1)
        else { return nil }
        let place = ChangeList.Change(old: change.old, new: start..<end + 1)
        let old = base.document.text(base.span.range(place.old)).filter { !$0.isWhitespace }
        let standing = current.document.text(current.span.range(place.new)).filter { !$0.isWhitespace }
        return old == standing ? nil : place
    }

    /// An insertion, shifted to begin at the start of a line if an equal one does.
    ///
    /// - Parameter end: The end of the change before, over which it does not go.
    private func slide(_ change: ChangeList.Change, behind end: Int) -> ChangeList.Change {
        let run = new.span.slidToLineStart(change.new)
        let shift = change.new.lowerBound - run.lowerBound
        guard shift <= change.old.lowerBound, run.lowerBound > end else { return change }
        let gap = change.old.lowerBound - shift
        return ChangeList.Change(old: gap..<gap, new: run)
    }

    /// Whether a person's edit has already made the change of the later rendering.
    private func isMade(_ change: ChangeList.Change, by other: ChangeList.Change, _ base: Side) -> Bool {
        let texts = Array(new.span.texts[change.new])
        let there = Array(current.span.texts[other.new])
        if change.old == other.old, texts == there { return true }
        guard !texts.isEmpty, texts.count <= there.count else { return false }
        let before = base.span.texts[change.old]
        let holdsNew = (0...there.count - texts.count).contains { there[$0...].starts(with: texts) }
        return holdsNew && (before.isEmpty || other.old == change.old)
    }

    private func isWhole(_ run: Range<Int>, in span: TokenSpan) -> Bool {
        span.tokens[run.lowerBound].startsLine && span.isBalanced(run)
    }

    private func startsLine(_ run: Range<Int>) -> Bool {
        run.isEmpty || current.span.tokens[current.span.slidToLineStart(run).lowerBound].startsLine
    }

    // MARK: - Edits

    private func carry(_ change: ChangeList.Change, from base: Side, _ made: TokenMap) -> [SourceEdit] {
        if change.old.isEmpty { return insertion(of: change.new, behind: change.old.lowerBound - 1, made) }
        guard let first = made.target(of: change.old.lowerBound), let last = made.target(of: change.old.upperBound - 1)
        else { return [] }
        let gaps = (current.span.gap(before: first), current.span.gap(before: last + 1))
        let range = gaps.0.lowerBound..<gaps.1.upperBound
        guard !change.new.isEmpty else {
            let remarks = [gaps.0, gaps.1].map(current.document.text).filter(\.hasComment)
            let gap = fitted(new.span.gap(before: change.new.lowerBound), at: range.lowerBound)
            return [SourceEdit(range, (remarks.isEmpty ? gap : remarks.joined()).utf8)]
        }
        func gap(_ standing: Range<Int>, _ old: Int, _ new: Int) -> String {
            let standing = current.document.text(standing)
            let wanted = self.new.span.gap(before: new)
            let text = self.new.document.text(wanted)
            let isOld = base.document.text(base.span.gap(before: old)) == text
            let isBroken = standing.contains("\n") && !text.contains("\n")
            return isOld || isBroken || standing.hasComment ? standing : fitted(wanted, at: range.lowerBound)
        }
        let text = fitted(new.span.range(change.new), at: current.span.tokens[first].start)
        let start = gap(gaps.0, change.old.lowerBound, change.new.lowerBound)
        let end = gap(gaps.1, change.old.upperBound, change.new.upperBound)
        return [SourceEdit(range, (start + text + end).utf8)]
    }

    private func insertion(of run: Range<Int>, behind index: Int, _ made: TokenMap) -> [SourceEdit] {
        guard index >= 0 else {
            let end = new.span.tokens.indices.contains(run.upperBound) ? new.span.tokens[run.upperBound].start : 0
            let range = new.span.range(run)
            let text = new.document.text(range.lowerBound..<max(range.upperBound, end))
            return [SourceEdit(at: current.span.tokens[0].start, text.utf8)]
        }
        guard let target = made.target(of: index), run.lowerBound > 0 else { return [] }
        let start = new.span.tokens[run.lowerBound - 1].end
        // Where the file has nothing between two tokens, a word would become one with that behind it.
        let isClose = current.span.gap(before: target + 1).isEmpty
        let end = isClose ? new.span.gap(before: run.upperBound).upperBound : new.span.range(run).upperBound
        let text = fitted(start..<end, at: current.span.tokens[target].start)
        var offset = current.span.tokens[target].end
        if text.drop(while: { $0 == " " || $0 == "\t" }).first?.isNewline == true {
            offset = current.document.endOfCodeLine(offset) ?? offset
        }
        return [SourceEdit(at: offset, text.utf8)]
    }

    /// A range of the later rendering, indented like its place in the file.
    private func fitted(_ range: Range<Int>, at offset: Int) -> String {
        let from = new.document.indentation(at: range.lowerBound)
        let to = current.document.indentation(at: offset)
        let text = new.document.text(range)
        guard from != to else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.enumerated().map { index, line -> String in
            guard index > 0, line.hasPrefix(from) else { return String(line) }
            return to + line.dropFirst(from.count)
        }
        return moved.joined(separator: "\n")
    }

    // MARK: - Notes

    private func note(_ change: ChangeList.Change, _ other: ChangeList.Change) -> GrowthNote {
        let index = min(other.new.lowerBound, max(current.span.tokens.count - 1, 0))
        let offset = current.span.tokens.indices.contains(index) ? current.span.tokens[index].start : 0
        let place = current.document.outline.source.position(at: offset)
        let wanted = new.span.range(change.new)
        return GrowthNote(
            line: place.line,
            place: "\"\(current.name)\"",
            wanted: change.new.isEmpty ? "" : new.document.lines(of: wanted),
            column: place.column,
            standing: other.new.isEmpty ? "" : current.document.lines(of: current.span.range(other.new)),
            wantedLine: change.new.isEmpty ? nil : new.document.line(of: wanted.lowerBound)
        )
    }
}

extension String {
    fileprivate var hasComment: Bool { contains("//") || contains("/*") }
}

extension SwiftDocument {
    /// The lines that a range touches.
    fileprivate func lines(of range: Range<Int>) -> String {
        text(lineStart(range.lowerBound)..<lineEnd(range.upperBound))
    }
}
