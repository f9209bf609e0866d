import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// An update of an entry that the module's spec has changed. It replaces the old entry if that is still as rendered.
struct WiringUpdate {
    /// The result of an update.
    enum Outcome {
        /// The file with the new entry in place of the old one, and the new insertion for the record.
        case updated([UInt8], WiringInsertion?)
        /// The file already contains the new entry, which the record may take over.
        case isThere(WiringInsertion?)
        /// The file contains neither entry; add the new one.
        case isMissing
        /// A person has changed the entry at this line.
        case isChanged(line: Int)
    }

    let old: Edit
    let new: Edit
    /// The recorded insertion of the old entry, if known.
    let insertion: WiringInsertion?

    /// A form that the old entry may have in the file, with its tokens.
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
            if ReadBack(document: SwiftDocument(result)).defect != nil, ReadBack(document: document).defect == nil {
                continue
            }
            return .updated(result, updatedInsertion(candidate, now: text))
        }
        if let place = TokenPlace(ofEntry: new.text, in: range, of: document)?.range {
            let text = document.text(place)
            let standing = candidates.lazy.compactMap { updatedInsertion($0, now: text) }
            return .isThere(standing.first { EntryRemover(bytes: bytes, insertion: $0).outcome() != nil })
        }
        guard try new.edits(in: document).isEmpty else { return .isMissing }
        return .isChanged(line: document.line(of: range.lowerBound))
    }

    /// The forms of the old entry: as inserted, as rendered, and as a bare value without `return`.
    private var candidates: [Candidate] {
        let put = (insertion?.edits ?? []).map { Candidate(text: Self.core($0.new)) }.filter { !$0.text.isEmpty }
        let plain = Candidate(text: old.text)
        guard old.text.contains("return ") else { return put + [plain] }
        return put + [plain, Candidate(text: old.text.replacingAll("return ", with: ""), isValueOnly: true)]
    }

    /// The new entry in the layout of the old one.
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

    /// The insertion for the record: the same edit with the new text.
    private func updatedInsertion(_ candidate: Candidate, now text: String) -> WiringInsertion? {
        guard var updated = insertion else { return nil }
        (updated.text, updated.anchor) = (EntryText(new.text).plain, new.anchor.steps.map(\.description))
        updated.edits = updated.edits.map { edit in
            let document = SwiftDocument(Array(edit.new.utf8))
            let all = 0..<document.bytes.count
            guard let place = TokenPlace(of: candidate.text, in: all, of: document)?.range else { return edit }
            var edit = edit
            let rest = document.text(place.upperBound..<document.bytes.count)
            edit.new = document.text(0..<place.lowerBound) + text + rest
            return edit
        }
        return updated
    }

    /// A text from its first to its last token, without surrounding commas.
    private static func core(_ text: String) -> String {
        let document = SwiftDocument(Array(text.utf8))
        let tokens = TokenPlace.tokens(in: 0..<document.bytes.count, of: document)
        guard let first = tokens.first(where: { $0.text != "," }), let last = tokens.last(where: { $0.text != "," })
        else { return "" }
        return document.text(first.token.start..<last.token.end)
    }
}

extension WiringInsertion {
    /// Takes over an entry that the update of the base app has written where the module had entries before.
    mutating func inherit(_ recorded: [WiringInsertion], _ bytes: [UInt8]) {
        guard kind.isOfSwift, recorded.contains(where: { $0.file == file && !$0.edits.isEmpty }) else { return }
        let document = SwiftDocument(bytes)
        guard let place = TokenPlace(ofEntry: text, in: anchored(in: bytes), of: document)?.range else { return }
        let line = document.lineStart(place.lowerBound)
        let start = document.startsLine(place.lowerBound) && line > 0 ? line - 1 : place.lowerBound
        edits = [Replacement(old: "", new: document.text(start..<place.upperBound))]
    }

    /// Whether the entry is still as the tool inserted or found it.
    func isUnchanged(in sources: AppSources) -> Bool {
        guard let path = try? RelativePath(file), let document = sources.document(at: path) else { return false }
        let bytes = document.bytes
        guard edits.isEmpty else { return EntryRemover(bytes: bytes, insertion: self).outcome() != nil }
        return TokenPlace(ofEntry: text, in: 0..<bytes.count, of: document) != nil
    }
}
