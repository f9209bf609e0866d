import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import SwiftEdits
import SwiftOutline

/// One run of a removal: its steps, and the changes that they make to files.
struct RemovalRun {
    let record: ModuleRecord
    var files: [ChangeSet.File] = []
    private var problems: [Problem] = []
    private let before: FileTree
    private static let isChanged = "it has been changed since it was written"
    static let ifUnneeded = "take it out by hand if nothing needs it"
    private static let isNotAsWritten = "it is not as it was written, or the last of its list"
    static let wayOn = "take this out by hand, then run it again"

    /// The parts that stay, each with the reason. An entry in a removed file needs no note.
    var notes: [Problem] {
        let removed = Set(files.filter { $0.status == .removed }.map(\.path))
        return problems.filter { problem in problem.mark.map { !removed.contains($0.source) } ?? true }
    }

    /// - Parameter before: The app before the removal.
    init(record: ModuleRecord, before: FileTree) { (self.record, self.before) = (record, before) }

    // MARK: - Entries in the app's files

    /// Removes the module's entries from the app's files, the last one first.
    mutating func removeEntries(_ others: inout OtherRecords, in tree: inout FileTree) throws(Failure) {
        for insertion in record.insertions.reversed() {
            guard let path = try? RelativePath(insertion.file), let bytes = try tree.read(path) else { continue }
            if others.inherit(insertion) { continue }
            guard !insertion.edits.isEmpty else {
                if insertion.speaks(of: record.module), !isInsertedTwice(insertion) {
                    try stays(insertion, "it was there before the module, or came with the app")
                }
                continue
            }
            let isRepeated = record.like != nil && insertion.edits.allSatisfy(\.old.isEmpty)
            let remover = EntryRemover(bytes: bytes, insertion: insertion, isFromEnd: isRepeated)
            guard let outcome = remover.outcome() else {
                try stays(insertion, Self.isNotAsWritten)
                continue
            }
            if let rest = outcome.inheritance { others.inherit(rest, of: insertion) }
            try tree.write(outcome.bytes, to: path)
            files.note(path.text, .edited, .style(insertion.wiring), insertion.wiring)
        }
    }

    /// Whether another entry of the module inserted the same text into the file, such as an import that several entries need.
    private func isInsertedTwice(_ insertion: WiringInsertion) -> Bool {
        record.insertions.contains { other in
            !other.edits.isEmpty && other.file == insertion.file && other.kind == insertion.kind
                && other.text == insertion.text
        }
    }

    private mutating func stays(_ insertion: WiringInsertion, _ reason: String) throws(Failure) {
        let text = insertion.text.split(whereSeparator: \.isNewline).first.map { String($0).trimmingSpaces } ?? ""
        guard record.like != nil, insertion.kind.isOfSwift else {
            return warn(
                "\"\(insertion.wiring)\" stays: \(reason)",
                in: insertion.file,
                hint: "take it out by hand: \(text)"
            )
        }
        // People may have taken it out, or moved it to another file.
        guard let mark = try mark(of: insertion) else { return }
        // Without the rest of the module, a case has no place in switches.
        let severity: Severity = insertion.kind == .enumCase ? .error : .warning
        problems.append(Problem("\"\(text)\" stays: \(reason)", at: mark, hint: Self.wayOn, severity: severity))
    }

    /// The place of the first name of an entry that has the module's words, in the file as it was; `nil` if there is none.
    private func mark(of insertion: WiringInsertion) throws(Failure) -> SourceMark? {
        let names = Outline(insertion.text).identifiers.filter { $0.lowercased().contains(record.module.lowercased()) }
        guard !names.isEmpty, let path = try? RelativePath(insertion.file), let bytes = try before.read(path),
            let outline = try before.outline(of: path)
        else { return SourceMark(source: insertion.file) }
        let anchored = insertion.anchored(in: bytes)
        let uses = NameTable(Set(names)).uses(in: outline).map { outline.tokens[$0.token].start }
        return uses.first(where: anchored.contains).map { outline.source.mark(at: $0, in: insertion.file) }
    }

    private mutating func warn(
        _ message: String,
        in file: String,
        hint: String? = nil,
        as severity: Severity = .warning
    ) {
        let hint = hint ?? (severity == .warning ? Self.ifUnneeded : nil)
        problems.append(Problem(message, at: SourceMark(source: file), hint: hint, severity: severity))
    }

    /// Removes the passages of other files, the last one first.
    mutating func removePassages(in tree: inout FileTree) throws(Failure) {
        let byFile = Dictionary(grouping: record.passages.reversed(), by: \.file)
        for (file, passages) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let path = try? RelativePath(file), let bytes = try tree.read(path) else { continue }
            let text = EncodedText(bytes)
            var rest = text?.utf8 ?? []
            for passage in passages {
                if let place = Self.place(of: passage, in: rest) {
                    rest.removeSubrange(place)
                } else {
                    let hint = "take it out by hand: \(passage.text.trimmingSpaces)"
                    warn("a copied entry stays: it has been changed since", in: file, hint: hint)
                }
            }
            guard let text, rest != text.utf8 else { continue }
            try tree.write(text.encoded(rest), to: path)
            files.note(path.text, .edited, .texts, "Texts")
        }
    }

    /// The place of a passage, of whole lines if there is one.
    private static func place(of passage: ModuleRecord.Passage, in bytes: [UInt8]) -> Range<Int>? {
        func place(of text: String) -> Range<Int>? {
            let word = Array(text.utf8)
            let start = word.withUnsafeBytes { word in
                bytes.withUnsafeBytes { ByteSearch.place(of: word, in: $0, from: 0) }
            }
            return start.map { $0..<$0 + word.count }
        }
        let whole = passage.text.hasPrefix("\n") ? place(of: passage.text + "\n") : nil
        return whole.map { $0.lowerBound..<$0.upperBound - 1 } ?? place(of: passage.text)
    }

    // MARK: - Texts

    /// Removes the module's texts from string catalogues, and catalogues that were created for the module and are now empty.
    mutating func removeTexts(_ others: inout OtherRecords, in tree: inout FileTree) throws(Failure) {
        var byFile: [(file: String, texts: [ModuleRecord.Text])] = []
        for text in record.texts where text.isNew && !others.inherit(text) {
            if let index = byFile.firstIndex(where: { $0.file == text.file }) {
                byFile[index].texts.append(text)
            } else {
                byFile.append((text.file, [text]))
            }
        }
        for (file, texts) in byFile {
            guard let path = try? RelativePath(file), let bytes = try tree.read(path) else { continue }
            let result = try CatalogueRemover(bytes, name: file).removing(texts)
            if !result.changed.isEmpty {
                let keys = result.changed.map { "\"\($0)\"" }.joined(separator: ", ")
                warn("\(keys) \(result.changed.count == 1 ? "stays" : "stay"): changed since", in: file)
            }
            let isOwn = record.catalogues.contains(file)
            if isOwn, !others.inherit(catalogue: file), result.isEmpty, result.changed.isEmpty {
                try tree.remove(path)
                files.note(file, .removed, .texts, "Texts")
            } else if isOwn || result.bytes != bytes {
                try tree.write(result.bytes, to: path)
                files.note(file, .edited, .texts, "Texts")
            }
        }
    }

    // MARK: - Files

    /// Removes files that are still as written.
    mutating func removeFiles(in tree: inout FileTree) throws(Failure) {
        for file in record.files {
            guard let path = try? RelativePath(file.path), let bytes = try tree.read(path) else { continue }
            guard ContentHash(of: bytes).description == file.hash else {
                files.note(file.path, .unchanged, .file, "File")
                let reason =
                    file.isByHand ? "a person had written it, and the module was grown around it" : Self.isChanged
                warn("the file stays: \(reason)", in: file.path)
                continue
            }
            try tree.remove(path)
            files.note(file.path, .removed, .file, "File")
        }
    }

    /// Removes the kept checklist and the record.
    mutating func removeRecord(in tree: inout FileTree) throws(Failure) {
        let kept: [(path: String, origin: ChangeSet.File.Origin, title: String)] = [
            (KeptSpec.checklistPath(of: record.module), .checklist, "Kept checklist"),
            (ModuleRecord.path(record.module), .record, "Record of what was generated"),
        ]
        for (path, origin, title) in kept {
            let place = RelativePath(trusted: path)
            guard try tree.hasFile(place) else { continue }
            try tree.remove(place)
            files.note(path, .removed, origin, title)
        }
    }

    // MARK: - Shared parts

    /// Removes parts that a module brought for all modules to share, and that neither the app nor another module uses now.
    mutating func removeShared(_ others: inout OtherRecords, in tree: inout FileTree) throws(Failure) {
        let common = others.records.reduce(record.common) { $0.adding($1.common) }
        guard !common.isEmpty else { return }
        let parts = try SharedParts(common, in: tree)
        for edited in parts.edited where try tree.read(edited.path) != edited.bytes {
            try tree.write(edited.bytes, to: edited.path)
            files.note(edited.path.text, .edited, .shared, "What modules share")
        }
        for file in parts.files {
            try tree.remove(RelativePath(trusted: file.path))
            files.note(file.path, .removed, .file, "File")
        }
        others.drop(parts.going)
        if others.inherit(record.common.without(parts.going)) { return }
        for entry in parts.changedEntries { try stays(entry.insertion, Self.isNotAsWritten) }
        for entry in parts.usedEntries.map(\.insertion) {
            warn("\"\(entry.wiring)\" stays: the app uses it", in: entry.file, as: .note)
        }
        for file in parts.usedFiles { warn("the file stays: the app uses what it declares", in: file.path, as: .note) }
        for file in parts.changedFiles { warn("the file stays: \(Self.isChanged)", in: file.path) }
    }

    // MARK: - Initial values

    /// Replaces a removed case as the initial value of properties by another case, such as the initial tab.
    ///
    /// - Parameter tests: The paths of the app's tests.
    /// - Returns: Notes about the changes.
    mutating func moveStarts(_ others: OtherRecords, tests: [String], in tree: inout FileTree) throws(Failure)
        -> [Problem]
    {
        let changes = try StartValues(of: record, besides: others.records, tests: Set(tests), in: tree).changes()
        for change in changes {
            try tree.write(change.bytes, to: change.path)
            files.note(change.path.text, .edited, .start, "What the app starts with")
        }
        return changes.flatMap(\.notes)
    }
}
