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
    }

    func outcome(on bytes: [UInt8]) throws(EditError.Reason) -> Outcome {
        let document = SwiftDocument(bytes)
        let range = try AnchorFinder(document: document).target(of: new.anchor).range ?? 0..<bytes.count
        for candidate in candidates {
            guard let place = TokenPlace(of: candidate.text, in: range, of: document)?.range else { continue }
            let text = replacement(at: place, candidate, document)
            let result = Array(bytes[..<place.lowerBound]) + Array(text.utf8) + bytes[place.upperBound...]
            if ReadBack(SwiftDocument(result)).defect != nil, ReadBack(document).defect == nil { continue }
            return .updated(result, known(candidate, now: text))
        }
        if TokenPlace(ofEntry: new.text, in: range, of: document) != nil { return .isThere }
        guard try new.edits(in: document).isEmpty else { return .isMissing }
        return .isChanged(line: document.line(of: range.lowerBound))
    }

    /// As it was put there, as it was rendered, and as the value that the file's other cases are written as.
    private var candidates: [Candidate] {
        let put = (insertion?.edits ?? []).map { Candidate(text: Self.core($0.new)) }.filter { !$0.text.isEmpty }
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
            let all = 0..<document.bytes.count
            guard let place = TokenPlace(of: candidate.text, in: all, of: document)?.range else { return edit }
            var edit = edit
            let rest = document.text(place.upperBound..<document.bytes.count)
            edit.new = document.text(0..<place.lowerBound) + text + rest
            return edit
        }
        return known
    }

    /// A text from its first token to its last, without the commas around it.
    private static func core(_ text: String) -> String {
        let document = SwiftDocument(Array(text.utf8))
        let tokens = TokenPlace.tokens(in: 0..<document.bytes.count, of: document)
        guard let first = tokens.first(where: { $0.text != "," }), let last = tokens.last(where: { $0.text != "," })
        else { return "" }
        return document.text(first.token.start..<last.token.end)
    }
}
