import SwiftOutline

/// An entry that the module's spec has changed since it was put into a file: brought up to date where it still stands as it was rendered.
struct WiringUpdate {
    /// What becomes of the entry.
    enum Outcome {
        /// The file with the new entry in the place of the old, and what the record is to say of it.
        case updated([UInt8], WiringInsertion?)
        /// The file has the new entry.
        case isThere
        /// The file has neither: the new entry is to be added like any other.
        case isMissing
        /// Somebody has changed what stands there; the line of the place.
        case isChanged(line: Int)
    }

    let old: Edit
    let new: Edit
    /// What the record knows of the old entry.
    let insertion: WiringInsertion?

    /// A text that the old entry may stand there as, with its tokens.
    private struct Candidate {
        let text: String
        var isValueOnly = false

        var tokens: [String] { TokenText(text).texts }
    }

    func outcome(on bytes: [UInt8]) throws(EditError.Reason) -> Outcome {
        let document = SwiftDocument(bytes)
        let range = try AnchorFinder(document: document).target(of: new.anchor).range ?? 0..<bytes.count
        for candidate in candidates {
            guard let place = Self.place(of: candidate, in: range, document) else { continue }
            let text = replacement(at: place, candidate, document)
            let result = Array(bytes[..<place.lowerBound]) + Array(text.utf8) + bytes[place.upperBound...]
            if ReadBack(SwiftDocument(result)).defect != nil, ReadBack(document).defect == nil { continue }
            return .updated(result, known(candidate, now: text))
        }
        let wanted = [new.text, new.text.replacingAll("return ", with: "")].map { Candidate(text: $0) }
        if wanted.contains(where: { Self.place(of: $0, in: range, document) != nil }) { return .isThere }
        guard try new.edits(in: document).isEmpty else { return .isMissing }
        return .isChanged(line: document.line(of: range.lowerBound))
    }

    /// As it was put there, as it was rendered, and as the value that the file's other cases are written as.
    private var candidates: [Candidate] {
        let put = (insertion?.edits ?? []).map { Candidate(text: Self.core($0.new)) }.filter { !$0.tokens.isEmpty }
        let plain = Candidate(text: old.text)
        guard old.text.contains("return ") else { return put + [plain] }
        return put + [plain, Candidate(text: old.text.replacingAll("return ", with: ""), isValueOnly: true)]
    }

    /// The new entry in the layout of the old.
    private func replacement(at place: Range<Int>, _ candidate: Candidate, _ document: SwiftDocument) -> String {
        let wanted = Set([new.text, new.text.replacingAll("return ", with: "")].map { TokenText($0) })
        if let insertion, let rest = EntryRemover(bytes: document.bytes, insertion: insertion).outcome()?.bytes,
            let edits = try? new.edits(for: rest),
            let core = edits.map({ Self.core(String(decoding: $0.replacement, as: UTF8.self)) })
                .first(where: { wanted.contains(TokenText($0)) })
        {
            return core
        }
        let text = candidate.isValueOnly ? new.text.replacingAll("return ", with: "") : new.text
        let rendered = EntryText(text).rendered(
            indentation: document.indentation(at: place.lowerBound),
            unit: document.indentationUnit,
            newline: document.newline(near: place.lowerBound)
        )
        return Self.core(rendered)
    }

    /// What the record is to say: the same edit, with the new text in it.
    private func known(_ candidate: Candidate, now text: String) -> WiringInsertion? {
        guard var known = insertion else { return nil }
        known.text = EntryText(new.text).plain
        known.edits = known.edits.map { edit in
            let document = SwiftDocument(Array(edit.new.utf8))
            guard let place = Self.place(of: candidate, in: 0..<document.bytes.count, document) else { return edit }
            var edit = edit
            let rest = document.text(place.upperBound..<document.bytes.count)
            edit.new = document.text(0..<place.lowerBound) + text + rest
            return edit
        }
        return known
    }

    // MARK: - Places

    /// Where the tokens of a text stand by themselves; `nil` where they stand nowhere, several times, or with remarks among them.
    private static func place(of candidate: Candidate, in range: Range<Int>, _ document: SwiftDocument) -> Range<Int>? {
        let wanted = candidate.tokens
        let tokens = tokens(in: range, document)
        guard let first = wanted.first, wanted.count <= tokens.count else { return nil }
        var found: [Range<Int>] = []
        for start in 0...tokens.count - wanted.count where tokens[start].text == first {
            let slice = tokens[start..<start + wanted.count]
            guard slice.map(\.text) == wanted else { continue }
            let place = tokens[start].token.start..<tokens[start + wanted.count - 1].token.end
            if isApart(place, document) { found.append(place) }
        }
        guard found.count == 1 else { return nil }
        return remarks(in: document.text(found[0])) == remarks(in: candidate.text) ? found[0] : nil
    }

    /// The tokens of a range, but for those that say nothing.
    private static func tokens(in range: Range<Int>, _ document: SwiftDocument) -> [(text: String, token: Token)] {
        var found: [(text: String, token: Token)] = []
        var index = document.tokenIndex(at: range.lowerBound)
        while index < document.tokens.count, document.tokens[index].start < range.upperBound {
            let token = document.tokens[index]
            index += 1
            let text = document.text(token.range)
            guard !text.isEmpty, text != ";" else { continue }
            if [")", "]", "}"].contains(text), found.last?.text == "," { found.removeLast() }
            found.append((text, token))
        }
        return found
    }

    /// Whether what stands in a place is no part of something longer.
    private static func isApart(_ place: Range<Int>, _ document: SwiftDocument) -> Bool {
        let before = document.token(before: place.lowerBound).map { document.text($0.range) } ?? ""
        let next = document.token(at: place.upperBound)
        let after = document.text(next.range)
        let begins = document.startsLine(place.lowerBound) || ["", "{", "(", "[", ",", ":", ";"].contains(before)
        let ends = next.startsLine || ["", "}", ")", "]", ",", ":", ";"].contains(after)
        return begins && ends && !after.hasPrefix(".")
    }

    private static func remarks(in text: String) -> Int {
        text.components("//") + text.components("/*")
    }

    /// A text from its first token to its last, without the commas around it.
    private static func core(_ text: String) -> String {
        let document = SwiftDocument(Array(text.utf8))
        let tokens = tokens(in: 0..<document.bytes.count, document)
        guard let first = tokens.first(where: { $0.text != "," }), let last = tokens.last(where: { $0.text != "," })
        else { return "" }
        return document.text(first.token.start..<last.token.end)
    }
}

extension String {
    /// How often another text stands in this one.
    fileprivate func components(_ mark: String) -> Int { parted(by: mark).count - 1 }
}
