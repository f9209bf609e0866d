import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftEdits

// The parts of a module that an update brings to the style as it is now, besides its files.

extension ChangeSetWriter {
    /// Brings the texts of a table to what the style has now. A text that people have deleted stays deleted.
    mutating func update(_ piece: RenderedPiece, _ all: [StringCatalogue.Entry], in tree: inout FileTree)
        throws(Failure)
    {
        let id = ChangeSet.File.Origin.style(piece.piece.id)
        let isNew = try update(piece.path, all, since: growth?.record.texts ?? [], id, piece.piece.title, in: &tree)
        if isNew { parts.catalogues.append(piece.path.text) }
    }

    /// - Parameter recorded: The texts that an earlier run wrote.
    /// - Returns: Whether there was no table.
    mutating func update(
        _ place: RelativePath,
        _ all: [StringCatalogue.Entry],
        since recorded: [ModuleRecord.Text],
        _ origin: ChangeSet.File.Origin,
        _ title: String,
        in tree: inout FileTree
    ) throws(Failure) -> Bool {
        let path = place.text
        let recorded = recorded.filter { $0.file == path }
        let known = Dictionary(recorded.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let old = try tree.read(place)
        var table = try StringCatalogue.table(old, name: path)
        let present = table.keys
        var wanted: [StringCatalogue.Entry] = []
        for entry in all {
            var text = ModuleRecord.Text(file: path, entry: entry)
            text.isNew = known[entry.key]?.isNew ?? !present.contains(entry.key)
            parts.texts.append(text)
            guard let before = known[entry.key] else {
                wanted.append(entry)
                continue
            }
            guard before.entry != entry, table.matches(entry) == false else { continue }
            if table.matches(before.entry) == true {
                table = try StringCatalogue.table(table.removing([entry.key]), name: path)
                wanted.append(entry)
            } else if before.isNew, before.entry.value != entry.value {
                let place = "the text \"\(entry.key)\""
                left.append(
                    GrowthNote(line: line(of: entry.key, in: old), place: place, wanted: entry.value).conflict(in: path)
                )
            }
        }
        let change = try tree.write(table.adding(wanted), to: place)
        files.note(path, change == nil ? .unchanged : old == nil ? .created : .edited, origin, title)
        return old == nil
    }

    /// The line of a key in a table of texts.
    private func line(of key: String, in bytes: [UInt8]?) -> Int {
        let lines = (bytes ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(decoding: $0, as: UTF8.self).contains(key) } ?? 0)
    }

    /// Takes out of a record what the module does not have any more.
    mutating func setAside(_ record: inout ModuleRecord, of module: RenderedModule, _ wiring: WiringPlanner?) {
        var obsolete = record
        obsolete.common = ModuleRecord.Common()
        obsolete.files = module.resolved.record.files.filter { old in !record.files.contains { $0.path == old.path } }
        let texts = parts.texts
        obsolete.texts = record.texts.filter { old in !texts.contains { $0.file == old.file && $0.key == old.key } }
        let isWired = !module.wirings.isEmpty || style.manifest.wirings.isEmpty
        let placed = module.wirings.filter { rendered in
            rendered.having.isEmpty || rendered.having.contains { wiring?.sources.leads($0) != false }
        }
        let entries = Set(placed.map { [$0.wiring.id, $0.plain ?? ""] })
        obsolete.insertions = record.insertions.filter { entry in
            isWired && !entries.contains([entry.wiring, entry.text]) && wiring?.left.contains(entry) != true
                && !Self.isOfEarlierTests(entry, of: module, wiring)
        }
        record.insertions.removeAll(where: obsolete.insertions.contains)
        record.texts.removeAll(where: obsolete.texts.contains)
        self.obsolete = obsolete
    }

    /// Whether an entry stands in tests that are still of a framework which the module's tests have left.
    private static func isOfEarlierTests(_ entry: WiringInsertion, of module: RenderedModule, _ wiring: WiringPlanner?)
        -> Bool
    {
        guard let framework = TestFramework(of: entry.text), let path = try? RelativePath(entry.file),
            let file = wiring?.sources.document(at: path)?.outline,
            TestFramework.imported(in: file).contains(framework)
        else { return false }
        return !module.pieces.contains { TestFramework.imported(in: $0.file.outline).contains(framework) }
    }
}

extension Problem {
    /// A file that people have deleted.
    static func deleted(_ path: String, hint: String? = nil) -> Problem {
        Problem(
            "the file was deleted, and is not written again",
            at: SourceMark(source: path),
            hint: hint,
            severity: .note
        )
    }

    /// A file whose earlier text is not known, so that nothing of it was changed.
    static func unproved(_ path: RelativePath) -> Problem {
        Problem(
            "what was written here cannot be proved, and the file has been changed by hand: only what is new in the style was added",
            at: SourceMark(source: path.text),
            hint: "take over the rest by hand",
            severity: .warning
        )
    }
}
