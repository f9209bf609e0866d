import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftEdits

/// Plans a module's wirings: finds the file of each by declaration, and edits it in the tree.
package struct WiringPlanner {
    /// A file that wirings belong in, with its status.
    struct Touched: Sendable, Equatable {
        var path: String
        var isEdited: Bool
        /// The ids of the wirings.
        var ids: [String]
        var titles: [String]
    }

    private(set) var sources: AppSources
    /// Whether the caller reports results to people. Failures then list the candidates, and the planner collects the
    /// insertions.
    private let explains: Bool
    private var earlier: Earlier?
    /// The files that wirings belong in, in the order of the wirings.
    private(set) var touched: [Touched] = []
    /// The wirings that have no place.
    private(set) var failures: [WiringFailure] = []
    /// The optional wirings that have no place.
    private(set) var omissions: [WiringFailure] = []

    /// The insertions that each wiring made.
    private(set) var insertions: [WiringInsertion] = []
    /// The insertions that all modules share.
    private(set) var shared: [WiringInsertion] = []
    /// The recorded insertions of changed entries, with their replacements.
    private(set) var updated: [(old: WiringInsertion, new: WiringInsertion)] = []
    /// The files with entries that stay, although a changed style renders them differently.
    private(set) var restyled: Set<String> = []
    /// Notes about entries that both a person and the spec have changed.
    private(set) var notes: [Problem] = []
    /// What an update leaves as it is, and the recorded entries there.
    private(set) var conflicts: [Problem] = []
    private(set) var left: [WiringInsertion] = []
    /// The wirings that changed a file, with its path.
    private(set) var made: [(wiring: Wiring, path: RelativePath)] = []

    init(_ sources: AppSources, explains: Bool = true) {
        self.sources = sources
        self.explains = explains
    }

    /// Plans over the app with the module's own files.
    init(_ tree: FileTree, declaredAt places: AppModel, isPlanned: Bool = false) throws(Failure) {
        self.init(try Self.sources(of: tree, declaredAt: places, isPlanned: isPlanned))
    }

    /// The sources in which wirings find their places.
    package static func sources(
        of tree: FileTree,
        declaredAt places: AppModel,
        isPlanned: Bool = false
    ) throws(Failure) -> AppSources {
        for path in try tree.files(extensions: ["swift", "plist", "pbxproj"]) where !path.isSource {
            _ = try tree.read(path)
        }
        return AppSources(of: tree, declaredAt: places, isPlanned: isPlanned)
    }

    /// Adds missing entries, and updates the entries that the spec has changed since the last run.
    static func wiring(
        _ wirings: [RenderedWiring],
        since earlier: Earlier? = nil,
        in tree: inout FileTree,
        declaredAt places: AppModel,
        isPlanned: Bool = false
    ) throws(Failure) -> WiringPlanner {
        var planner = try WiringPlanner(tree, declaredAt: places, isPlanned: isPlanned)
        planner.earlier = earlier
        for wiring in wirings { try planner.add(wiring, to: &tree) }
        return planner
    }

    /// Adds an entry to its file.
    mutating func add(_ rendered: RenderedWiring, to tree: inout FileTree) throws(Failure) {
        guard rendered.having.isEmpty || rendered.having.contains(where: { sources.leads($0) }),
            !rendered.lacking.contains(where: { sources.leads($0) }), !isForeign(rendered)
        else { return }
        if try update(rendered, in: &tree) { return }
        var lost: (edit: Edit, reason: LostWiring)?
        for (index, edit) in rendered.edits.enumerated() {
            switch outcome(of: edit, explains: explains && index == rendered.edits.count - 1) {
            case .success(let change):
                if change.new != nil, earlier?.isTakenOut(rendered) == true { return }
                if explains { note(edit, change, rendered.wiring) }
                return try write(change.new, to: change.path, rendered.wiring, in: &tree)
            // The last of several anchors is the plain one, which a person would look for first.
            case .failure(let reason): lost = (edit, reason)
            }
        }
        guard let lost else { return }
        let failure = WiringFailure(
            id: rendered.wiring.id,
            title: rendered.wiring.title,
            file: lost.reason.file,
            error: lost.edit.failure(lost.reason.reason)
        )
        if rendered.wiring.isOptional, lost.reason.reason.isMissing || rendered.wiring.place.anchors.isEmpty {
            omissions.append(failure)
        } else {
            failures.append(failure)
        }
    }

    /// Whether an entry is for tests of another framework than those of its file.
    private func isForeign(_ rendered: RenderedWiring) -> Bool {
        guard let framework = rendered.plain.flatMap({ TestFramework(of: $0) }),
            let edit = rendered.edits.first(where: { sources.leads($0.anchor) }),
            let file = try? sources.place(of: edit, explains: false).document?.outline
        else { return false }
        let known = TestFramework.imported(in: file)
        return !known.isEmpty && !known.contains(framework)
    }

    /// Updates an entry that the spec has changed since the last run.
    ///
    /// - Returns: Whether the entry exists. If not, the caller adds it.
    private mutating func update(_ rendered: RenderedWiring, in tree: inout FileTree) throws(Failure) -> Bool {
        guard let earlier,
            let old = earlier.wirings.first(where: { $0.wiring.id == rendered.wiring.id && $0.item == rendered.item })
        else { return false }
        let isChanged = old.plain != rendered.plain
        // Another screen may need an import that this screen no longer needs.
        let applies =
            (isChanged || earlier.isRewritten) && old.edits.count == rendered.edits.count
            && rendered.wiring.entry.kind.isOfSwift
            && rendered.wiring.entry.kind != .import && !rendered.wiring.isShared
        if earlier.isUpdated, !applies { return false }
        let recorded = earlier.restyled(old)
        let restyled = recorded.filter { $0.isUnchanged(in: sources) }
        guard let written = restyled.first else {
            if earlier.isUpdated, let lost = recorded.first { return try leave(lost, rendered, in: &tree) }
            return try applies && isChanged
                ? update(rendered, from: old.edits, knowing: earlier.insertions, in: &tree) : false
        }
        // The style has changed since. The recorded text is the base, if it can be told from other entries of the wiring.
        var base = old.edits
        for index in base.indices { base[index].text = written.text }
        if applies, restyled.count == 1, try update(rendered, from: base, knowing: restyled, in: &tree) { return true }
        if earlier.isUpdated { return try leave(written, rendered, in: &tree) }
        guard let path = try? RelativePath(written.file) else { return false }
        self.restyled.insert(written.file)
        if isChanged {
            let note = GrowthNote(line: 1, place: "\"\(rendered.wiring.title)\"", wanted: rendered.edits[0].text)
            notes.append(note.problem(in: written.file, isRestyled: true))
        }
        try write(nil, to: path, rendered.wiring, in: &tree)
        return true
    }

    /// Updates an entry if it is still as it was inserted.
    ///
    /// - Returns: Whether the entry exists. If not, the caller adds it.
    private mutating func update(
        _ rendered: RenderedWiring,
        from old: [Edit],
        knowing insertions: [WiringInsertion],
        in tree: inout FileTree
    ) throws(Failure) -> Bool {
        for (before, edit) in zip(old, rendered.edits) {
            let plain = EntryText(before.text).plain
            guard let place = try? sources.place(of: edit, explains: false) else { continue }
            let known = insertions.first { known in
                known.wiring == rendered.wiring.id && known.file == place.path.text && known.text == plain
            }
            guard let outcome = try? WiringUpdate(old: before, new: edit, insertion: known).outcome(on: place.bytes)
            else { return false }
            switch outcome {
            case .isMissing:
                guard earlier?.isUpdated == true, let known else { return false }
                return try leave(known, rendered, in: &tree)
            case .isThere(let insertion):
                if let known, let insertion { updated.append((known, insertion)) }
                try write(nil, to: place.path, rendered.wiring, in: &tree)
            case .isChanged(let line):
                if earlier?.isUpdated == true, let known { return try leave(known, rendered, in: &tree) }
                let note = GrowthNote(line: line, place: "\"\(rendered.wiring.title)\"", wanted: edit.text)
                notes.append(note.problem(in: place.path.text))
                try write(nil, to: place.path, rendered.wiring, in: &tree)
            case .updated(let bytes, let insertion):
                if let known, let insertion { updated.append((known, insertion)) }
                try write(bytes, to: place.path, rendered.wiring, in: &tree)
            }
            return true
        }
        return false
    }

    /// Leaves an entry that people have changed or taken out to them.
    private mutating func leave(_ entry: WiringInsertion, _ rendered: RenderedWiring, in tree: inout FileTree)
        throws(Failure) -> Bool
    {
        guard let path = try? RelativePath(entry.file) else { return false }
        let line = sources.document(at: path).map { $0.line(of: entry.anchored(in: $0.bytes).lowerBound) }
        let note = GrowthNote(line: line ?? 1, place: "\"\(rendered.wiring.title)\"", wanted: rendered.edits[0].text)
        conflicts.append(note.conflict(in: entry.file))
        left.append(entry)
        try write(nil, to: path, rendered.wiring, in: &tree)
        return true
    }

    /// Collects the insertion that an edit made.
    private mutating func note(_ edit: Edit, _ change: Change, _ wiring: Wiring) {
        var insertion = WiringInsertion(
            edit,
            wiring: wiring.id,
            file: change.path.text,
            edits: change.edits,
            bytes: change.old
        )
        if let earlier, earlier.isUpdated, change.edits.isEmpty { insertion.inherit(earlier.insertions, change.old) }
        if !wiring.isShared {
            insertions.append(insertion)
        } else if !change.edits.isEmpty {
            shared.append(insertion)
        }
    }

    /// The change of a file by an edit.
    private struct Change {
        let path: RelativePath
        let edits: [SourceEdit]
        let old: [UInt8]
        /// The bytes with the entry; `nil` if it already exists.
        let new: [UInt8]?
    }

    private mutating func outcome(of edit: Edit, explains: Bool) -> Result<Change, LostWiring> {
        do throws(LostWiring) { return .success(try apply(edit, explains)) } catch { return .failure(error) }
    }

    private mutating func apply(_ edit: Edit, _ explains: Bool) throws(LostWiring) -> Change {
        let place = try sources.place(of: edit, explains: explains)
        do throws(EditError.Reason) {
            let edits = try edit.exists(in: place.others) ? [] : edit.edits(for: place.bytes, read: place.document)
            let new = edits.isEmpty ? nil : try SourceEdit.apply(edits, to: place.bytes)
            return Change(path: place.path, edits: edits, old: place.bytes, new: new)
        } catch {
            throw LostWiring(reason: error, file: place.path.text)
        }
    }

    private mutating func write(_ bytes: [UInt8]?, to path: RelativePath, _ wiring: Wiring, in tree: inout FileTree)
        throws(Failure)
    {
        if let bytes {
            try tree.write(bytes, to: path)
            sources.update(path, in: tree)
            made.append((wiring, path))
        }
        let index = touched.firstIndex { $0.path == path.text } ?? touched.count
        if index == touched.count {
            touched.append(Touched(path: path.text, isEdited: false, ids: [], titles: []))
        }
        if bytes != nil { touched[index].isEdited = true }
        if touched[index].ids.last != wiring.id {
            touched[index].ids.append(wiring.id)
            touched[index].titles.append(wiring.title)
        }
    }
}

extension EditError.Reason {
    fileprivate var isMissing: Bool {
        if case .missing = self { return true }
        return false
    }
}

extension Edit {
    /// Whether other files contain the entry in extensions of the type that the anchor names.
    fileprivate func exists(in others: [SwiftDocument]) throws(EditError.Reason) -> Bool {
        guard !others.isEmpty, let name = anchor.steps.last?.name else { return false }
        switch kind {
        case .member: return try MemberEdit.missing(from: text, of: name, in: others).isEmpty
        case .conformance: return ConformanceEdit.isThere(EntryText(text).plain, on: name, in: others)
        default: return false
        }
    }
}
