import Diagnostics
import FileTransaction
import ModuleSpecs

/// The records of the other modules. Parts that they name stay, and they inherit edits that a later removal must undo.
struct OtherRecords {
    private(set) var records: [ModuleRecord]
    /// The paths of the records that have inherited an edit.
    private(set) var changed: [String] = []

    init(besides module: String, in tree: FileTree) throws(Failure) {
        records = try ModuleRecord.all(besides: module, in: tree)
    }

    var names: [String] { records.map(\.module).sorted() }

    /// The modules whose specs link to the given module.
    func linking(to module: String) -> [String] {
        records.filter { record in
            record.spec?.links.contains { link in
                NameWords(String(link.value.prefix { $0 != "." })).pascal == module
            } ?? false
        }
        .map(\.module).sorted()
    }

    /// Passes an entry to a module that has it as well.
    ///
    /// - Returns: Whether there is such a module.
    mutating func inherit(_ insertion: WiringInsertion) -> Bool {
        for (index, record) in records.enumerated() {
            guard let place = record.insertions.firstIndex(where: insertion.isSame) else { continue }
            if record.insertions[place].edits.isEmpty {
                records[index].insertions[place].edits = insertion.edits
                note(record.module)
            }
            return true
        }
        return false
    }

    /// Passes a text to a module that uses it as well.
    ///
    /// - Returns: Whether there is such a module.
    mutating func inherit(_ text: ModuleRecord.Text) -> Bool {
        for (index, record) in records.enumerated() {
            guard let place = record.texts.firstIndex(where: { $0.file == text.file && $0.key == text.key }) else {
                continue
            }
            if !record.texts[place].isNew {
                records[index].texts[place].isNew = true
                note(record.module)
            }
            return true
        }
        return false
    }

    /// Passes the part of an edit that is still to be undone to a module with an entry at the same anchor.
    mutating func inherit(_ rest: WiringInsertion.Replacement, of insertion: WiringInsertion) {
        for (index, record) in records.enumerated() {
            let place = record.insertions.firstIndex { other in
                other.file == insertion.file && other.anchor == insertion.anchor && other.kind == insertion.kind
                    && other.edits.count == 1
            }
            guard let place else { continue }
            let edit = record.insertions[place].edits[0]
            let lead = edit.new.prefix { $0.isWhitespace }
            let isStatement = rest.old.contains { !$0.isWhitespace }
            records[index].insertions[place].edits[0] = WiringInsertion.Replacement(
                old: isStatement && !lead.isEmpty ? lead + rest.old : rest.old,
                new: edit.new + rest.new
            )
            note(record.module)
            return
        }
    }

    /// Passes a catalogue to a module that has texts in it.
    ///
    /// - Returns: Whether there is such a module.
    mutating func inherit(catalogue: String) -> Bool {
        guard let index = records.firstIndex(where: { $0.texts.contains { $0.file == catalogue } }) else {
            return false
        }
        if !records[index].catalogues.contains(catalogue) {
            records[index].catalogues.append(catalogue)
            note(records[index].module)
        }
        return true
    }

    /// Passes parts that all modules share to another module.
    ///
    /// - Returns: Whether there is another module.
    mutating func inherit(_ common: ModuleRecord.Common) -> Bool {
        guard let heir = records.first else { return false }
        // Entries are removed in reverse order, so the earlier ones come first.
        let all = common.adding(heir.common)
        guard all != heir.common else { return true }
        records[0].common = all
        note(heir.module)
        return true
    }

    /// Drops shared parts that were removed.
    mutating func drop(_ parts: ModuleRecord.Common) {
        for (index, record) in records.enumerated() {
            let rest = record.common.without(parts)
            guard rest != record.common else { continue }
            records[index].common = rest
            note(record.module)
        }
    }

    /// Writes the changed records.
    func write(to tree: inout FileTree) throws(Failure) {
        for record in records where changed.contains(ModuleRecord.path(record.module)) {
            try record.write(to: &tree)
        }
    }

    private mutating func note(_ module: String) {
        let path = ModuleRecord.path(module)
        if !changed.contains(path) { changed.append(path) }
    }
}
