import Diagnostics
import SwiftEdits
import SwiftOutline

/// Removes an entry from a file if it is still as it was inserted.
struct EntryRemover {
    /// The result of a removal.
    struct Outcome {
        var bytes: [UInt8]
        /// A part of the edit that the removal of a neighbouring entry must undo later: the block or the displaced statement
        /// came with this entry, but the neighbour still uses it.
        var inheritance: WiringInsertion.Replacement?
    }

    let bytes: [UInt8]
    let insertion: WiringInsertion
    /// Whether of several places the last is meant: entries that were recorded in the file's order are removed from its end.
    var isFromEnd = false

    /// The file without the entry, or `nil` if the entry has been changed since.
    func outcome() -> Outcome? {
        var result = Outcome(bytes: bytes)
        for edit in insertion.edits.reversed() where edit.new != edit.old {
            guard let next = remove(edit, from: result.bytes) else { return nil }
            result.bytes = next.bytes
            result.inheritance = next.inheritance ?? result.inheritance
        }
        guard insertion.kind.isOfSwift || insertion.kind.isOfManifest else { return result }
        let isBroken =
            ReadBack(document: SwiftDocument(result.bytes)).defect != nil
            && ReadBack(document: SwiftDocument(bytes)).defect == nil
        return isBroken ? nil : result
    }

    private func remove(_ edit: WiringInsertion.Replacement, from bytes: [UInt8]) -> Outcome? {
        if insertion.kind.isOfList { return removeElement(edit, from: bytes) }
        let new = Array(edit.new.utf8)
        let isBlock = edit.new.first?.isNewline == true && edit.new.last { $0 != " " && $0 != "\t" }?.isNewline == true
        let whole = places(of: new, in: bytes).first { isBlock ? fillsBlock($0, bytes) : isWhole($0, bytes) }
        if let place = whole, isAlone(place, edit, bytes) {
            return Outcome(bytes: Array(bytes[..<place.lowerBound]) + Array(edit.old.utf8) + bytes[place.upperBound...])
        }
        return removeLines(edit, from: bytes) ?? removeJoinedCase(edit, from: bytes)
    }

    /// Removes the lines of an entry whose surroundings or layout have changed, or that was moved within its file.
    private func removeLines(_ edit: WiringInsertion.Replacement, from bytes: [UInt8]) -> Outcome? {
        let text = edit.new
        let lead = text.prefix { $0.isWhitespace }
        let core = text.dropFirst(lead.count).trimmingTrailingSpaces
        guard !core.isEmpty, insertion.kind.isOfSwift else { return nil }
        let document = SwiftDocument(bytes)
        let byBytes = places(of: Array(core.utf8), in: bytes).first { isWhole($0, bytes) }
        guard let place = byBytes ?? relaid(core, in: document), document.startsLine(place.lowerBound),
            document.endOfCodeLine(place.upperBound) != nil
        else { return nil }
        let surroundings = EntrySurroundings(of: place, in: document)
        guard !surroundings.keepEntry else { return nil }
        let start = document.lineStart(surroundings.start)
        var end = document.lineEnd(place.upperBound)
        let newline = document.newline(near: end)
        if end < bytes.count { end += newline.utf8.count }
        let tail = String(text.dropFirst(lead.count + core.count))
        let indentation = document.indentation(at: place.lowerBound)
        let remarks = surroundings.behind.map { indentation + $0.text + newline }.joined()
        let isRemarked = lead.first?.isNewline == true && surroundings.above != nil || !remarks.isEmpty
        let gap = isRemarked && document.describesCode(at: end) ? newline : ""
        let rest = Array(bytes[..<start]) + Array((remarks + gap).utf8) + bytes[end...]
        let needsMore = edit.old.contains { !$0.isWhitespace } || !tail.isEmpty
        return Outcome(
            bytes: rest,
            inheritance: needsMore ? WiringInsertion.Replacement(old: edit.old, new: tail) : nil
        )
    }

    /// Removes a case that was joined with others, as in `case home, orders`.
    private func removeJoinedCase(_ edit: WiringInsertion.Replacement, from bytes: [UInt8]) -> Outcome? {
        guard insertion.kind == .enumCase, !edit.old.contains(where: { !$0.isWhitespace }) else { return nil }
        let document = SwiftDocument(bytes)
        let (own, anchor) = (TokenText(edit.new), insertion.anchored(in: bytes))
        for declaration in document.outline.allDeclarations where declaration.kind == .case {
            let place = declaration.elementRange
            if anchor.contains(place.lowerBound), TokenText("case " + document.text(place)) == own {
                return comma(beside: place, in: document) == nil ? nil : removeElement(at: place, edit, in: document)
            }
        }
        return nil
    }

    /// The only place of an entry in another layout: in its anchor, else anywhere in the file.
    private func relaid(_ text: String, in document: SwiftDocument) -> Range<Int>? {
        let place =
            TokenPlace(of: text, in: insertion.anchored(in: document.bytes), of: document)
            ?? TokenPlace(of: text, in: 0..<document.bytes.count, of: document)
        return place?.range
    }

    // MARK: - Lists

    /// Removes an element from a list with commas.
    private func removeElement(_ edit: WiringInsertion.Replacement, from bytes: [UInt8]) -> Outcome? {
        let core = edit.new.trimmingListMarks
        // The edit only added a comma after the previous element. Removing the element removes that comma.
        guard !core.isEmpty else { return Outcome(bytes: bytes) }
        let document = SwiftDocument(bytes)
        for place in places(of: Array(core.utf8), in: bytes) where document.endsToken(at: place.upperBound) {
            if let found = removeElement(at: place, edit, in: document) { return found }
        }
        guard insertion.kind.isOfSwift, let place = relaid(core, in: document) else { return nil }
        return removeElement(at: place, edit, in: document)
    }

    /// Removes an element with its comma; `nil` for what is no element of a list.
    private func removeElement(
        at place: Range<Int>,
        _ edit: WiringInsertion.Replacement,
        in document: SwiftDocument
    ) -> Outcome? {
        guard let previous = document.token(before: place.lowerBound) else { return nil }
        let next = document.token(at: place.upperBound)
        guard let range = range(of: place, previous, next, document),
            !document.isUntypedList(from: previous, to: next.kind == .comma ? document.token(at: next.end) : next)
        else { return nil }
        let bytes = document.bytes
        if let remark = EntrySurroundings(of: place, in: document).behind.first, document.startsLine(place.lowerBound) {
            return Outcome(bytes: withoutElement(place, before: remark, in: document))
        }
        var old: [UInt8] = []
        if previous.isOpening, next.isClosing { old = Array(edit.old.utf8) }
        if previous.kind == .comma, range.lowerBound == previous.start, document.startsLine(place.lowerBound) {
            // A comment after the comma belongs to the previous element.
            old = Array(bytes[previous.end..<document.endOfLine(before: place.lowerBound)])
        }
        let gaps = [range.lowerBound..<place.lowerBound, place.upperBound..<range.upperBound]
        if old.isEmpty, gaps.contains(where: { !document.outline.source.comments(in: $0).isEmpty }) {
            return Outcome(bytes: withoutElement(place, comma(beside: place, in: document), in: document))
        }
        return Outcome(bytes: Array(bytes[..<range.lowerBound]) + old + bytes[range.upperBound...])
    }

    /// The file without an element and its comma, and with the comments around both.
    private func withoutElement(_ place: Range<Int>, _ comma: Token?, in document: SwiftDocument) -> [UInt8] {
        var bytes = document.bytes
        var (start, end) = (place.lowerBound, place.upperBound)
        if let comma, comma.start == end { end = comma.end }
        end += bytes[end...].prefix(while: \.isBlank).count
        if end == bytes.count || bytes[end].isBreak {
            start -= bytes[..<start].reversed().prefix(while: \.isBlank).count
        }
        let gone = [start..<end] + [comma?.range].compactMap { $0 }.filter { !(start..<end).overlaps($0) }
        for range in gone.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
        return bytes
    }

    /// The file without an element and its comma, where the comment behind them stays on a line of its own.
    private func withoutElement(_ place: Range<Int>, before remark: Comment, in document: SwiftDocument) -> [UInt8] {
        var bytes = document.bytes
        let end = document.lineEnd(remark.range.upperBound)
        let newline = document.newline(near: end)
        if document.describesCode(at: end + newline.utf8.count) {
            bytes.insert(contentsOf: newline.utf8, at: end)
        }
        bytes.removeSubrange(place.lowerBound..<remark.range.lowerBound)
        if let comma = comma(beside: place, in: document), comma.end <= place.lowerBound {
            bytes.removeSubrange(comma.range)
        }
        return bytes
    }

    /// The comma that goes with an element: the one behind it, else the one before it.
    private func comma(beside place: Range<Int>, in document: SwiftDocument) -> Token? {
        [document.token(at: place.upperBound), document.token(before: place.lowerBound)].compactMap { $0 }
            .first { $0.kind == .comma }
    }

    /// The bytes to remove with an element: its comma, its line, or both.
    private func range(of place: Range<Int>, _ previous: Token, _ next: Token, _ document: SwiftDocument) -> Range<Int>?
    {
        let isFirst: Bool
        let isLast: Bool
        switch insertion.kind {
        case .conformance: (isFirst, isLast) = (previous.kind == .colon, next.kind != .comma)
        case .casePattern, .enumCase: (isFirst, isLast) = (document.isCase(previous), next.kind != .comma)
        default: (isFirst, isLast) = (previous.isOpening, next.isClosing)
        }
        guard isFirst || previous.kind == .comma, isLast || next.kind == .comma else { return nil }
        let standsAlone = document.startsLine(place.lowerBound)
        let lineBreak = standsAlone ? document.endOfLine(before: place.lowerBound) : place.lowerBound
        switch (isFirst, isLast) {
        case (_, false):
            if standsAlone { return lineBreak..<next.end }
            let following = document.token(at: next.end)
            if following.startsLine { return (isFirst ? place.lowerBound : previous.end)..<next.end }
            return place.lowerBound..<following.start
        case (false, true):
            return previous.start..<place.upperBound
        case (true, true):
            if previous.kind == .colon { return previous.start..<place.upperBound }
            return lineBreak..<place.upperBound
        }
    }

    // MARK: - Places

    /// The occurrences of a text within the entry's anchor, or in the whole file if the anchor no longer matches.
    private func places(of text: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
        let within = insertion.anchored(in: bytes)
        var found: [Range<Int>] = []
        var offset = within.lowerBound
        while offset + text.count <= within.upperBound {
            if bytes[offset] == text[0], bytes[offset..<offset + text.count].elementsEqual(text) {
                found.append(offset..<offset + text.count)
                offset += text.count
            } else {
                offset += 1
            }
        }
        return isFromEnd ? found.reversed() : found
    }

    /// Whether a match is not part of a longer line or word.
    private func isWhole(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let isBreak = { (offset: Int) in offset >= bytes.count || bytes[offset].isBreak }
        let last = bytes[place.upperBound - 1]
        if isBreak(place.upperBound) || last.isBreak || last == UInt8(ascii: ";") { return true }
        if insertion.edits.contains(where: { $0.new.hasPrefix("; ") }) {
            // A property or a case that shares its line with others.
            return bytes[place.upperBound...].first { !$0.isBlank }.map(";}".utf8.contains) ?? true
        }
        // A branch of an `if` and a link of a chain may begin and end within lines.
        return !insertion.kind.isOfSwift || insertion.text.hasPrefix("else ")
            || insertion.edits.contains { $0.new.hasPrefix(".") }
    }

    /// Whether people have set nothing between what an entry was added behind and the entry.
    private func isAlone(_ place: Range<Int>, _ edit: WiringInsertion.Replacement, _ bytes: [UInt8]) -> Bool {
        guard insertion.kind.isOfSwift, edit.new.first?.isNewline == true else { return true }
        let document = SwiftDocument(bytes)
        let start = place.lowerBound + edit.new.utf8.prefix { $0.isBlank || $0.isBreak }.count
        let surroundings = EntrySurroundings(of: start..<place.upperBound, in: document)
        return surroundings.above == nil && surroundings.start == start && !surroundings.keepEntry
    }

    /// Whether a match is the whole content of a block in braces.
    private func fillsBlock(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let document = SwiftDocument(bytes)
        guard let previous = document.token(before: place.lowerBound) else { return false }
        let next = document.token(at: place.upperBound)
        return !previous.isOpening || next.isClosing
    }
}

extension Token {
    fileprivate var isOpening: Bool { [.leftSquare, .leftParenthesis, .leftBrace].contains(kind) }
    fileprivate var isClosing: Bool { [.rightSquare, .rightParenthesis, .rightBrace].contains(kind) }
}

extension SwiftDocument {
    /// Whether no token continues past the offset.
    fileprivate func endsToken(at offset: Int) -> Bool { token(before: offset).map { $0.end <= offset } ?? true }

    /// Whether code follows an offset on its line, which a comment above it would describe.
    fileprivate func describesCode(at offset: Int) -> Bool {
        guard offset < bytes.count, let first = bytes[offset..<lineEnd(offset)].first(where: { !$0.isBlank }) else {
            return false
        }
        return !"])}#".utf8.contains(first)
    }

    /// Whether brackets are a list whose type only its elements tell.
    fileprivate func isUntypedList(from opening: Token, to closing: Token) -> Bool {
        guard opening.kind == .leftSquare, closing.kind == .rightSquare else { return false }
        let index = tokenIndex(at: opening.start)
        let before = tokens[..<index].suffix(3)
        if before.last?.keyword == .in || token(at: closing.end).kind == .period { return true }
        return before.last?.kind == .equal && [.let, .var].contains(before.first?.keyword)
            && token(at: closing.end).keyword != .as
    }

    fileprivate func isCase(_ token: Token) -> Bool { bytes[token.start..<token.end].elementsEqual("case".utf8) }
}

extension StringProtocol {
    fileprivate var trimmingTrailingSpaces: String {
        var text = String(self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    fileprivate var trimmingListMarks: String {
        let isMark = { (character: Character) in character.isWhitespace || character == "," }
        var text = String(drop { isMark($0) || $0 == ":" }.reversed())
        text = String(text.drop(while: isMark).reversed())
        return text
    }
}
