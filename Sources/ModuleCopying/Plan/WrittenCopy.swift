import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// A copy in a tree, with the plan and the record of what was written.
struct WrittenCopy {
    let copy: ModuleCopy
    private(set) var tree: FileTree
    private var plan: ChangeSet
    private var record: ModuleRecord

    /// - Parameter record: What was written for the module so far.
    /// - Throws: `Failure` if a file is in the way.
    init(_ copy: ModuleCopy, in tree: FileTree, record: ModuleRecord) throws(Failure) {
        (self.copy, self.tree, self.record) = (copy, tree, record)
        plan = ChangeSet(module: record.module, kind: .copy, files: [], notes: [])
        plan.extent = copy.extent
        try create(CopyPaths(of: copy.extent, copy.module.names.outer, to: copy.module.new, in: tree))
        for (path, edits) in copy.entries { try repeatPassages(edits, in: path, "Texts, as") }
        for (path, edits) in copy.generator.entries { try repeatPassages(edits, in: path, "As") }
        for (path, fragments) in copy.edits { try repeatFragments(fragments, in: path) }
    }

    private mutating func create(_ paths: CopyPaths) throws(Failure) {
        var conflicts: [PlanConflict] = []
        let files = try copy.files(in: tree)
        let copied = Set(files.map(\.path))
        plan.extent?.files.removeAll { !copied.contains($0.path) }
        plan.extent?.shared.removeAll { GeneratedName.isMade($0, ofOneOf: copy.copied.targets) }
        for (old, text) in files {
            let path = paths.path(of: old)
            let bytes = CodeCopy.withName(path.name, insteadOf: old.name, text)
            guard try !tree.hasFile(path) else {
                conflicts.append(PlanConflict(path: path.text, title: "Copy of \(old.name)"))
                continue
            }
            try tree.write(bytes, to: path, like: old)
            note(path, .created, "Copy of \(old)")
            let outline = path.fileExtension == "swift" ? try tree.outline(of: path) : nil
            let types = outline?.declarations.filter(\.isVisibleType).map(\.name) ?? []
            record.files.append(
                ModuleRecord.File(path: path.text, hash: ContentHash(of: bytes).description, types: types)
            )
        }
        // What shares its file with copied types may be copied with them.
        let (made, map) = (Set(record.files.flatMap(\.types)), copy.module.names.outer)
        plan.extent?.shared.removeAll { map.renamed($0).map(made.contains) == true }
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
    }

    private mutating func repeatPassages(_ edits: [SourceEdit], in path: RelativePath, _ title: String)
        throws(Failure)
    {
        try apply(edits, to: path)
        note(path, .edited, "\(title) for \(copy.extent.name)")
        // The last is removed first: it may have a shorter one in it.
        record.passages += edits.sorted { $0.replacement.count < $1.replacement.count }.map { edit in
            ModuleRecord.Passage(file: path.text, text: String(decoding: edit.replacement, as: UTF8.self))
        }
    }

    private mutating func repeatFragments(_ fragments: [FragmentWriter.Written], in path: RelativePath) throws(Failure)
    {
        note(path, .edited, "As for \(copy.extent.name)")
        // What a file of the module gets goes with the module. The hash of a file that was edited stays, so that it shows.
        if let own = record.files.firstIndex(where: { $0.path == path.text }) {
            let isAsWritten = try hash(of: path) == record.files[own].hash
            try apply(fragments.flatMap(\.edits), to: path)
            if isAsWritten { record.files[own].hash = try hash(of: path) }
            return
        }
        try apply(fragments.flatMap(\.edits), to: path)
        record.insertions += fragments.map { fragment in
            WiringInsertion(
                wiring: "as for \(copy.extent.name)",
                file: path.text,
                kind: fragment.kind,
                anchor: fragment.anchor,
                text: fragment.text,
                edits: fragment.edits.map { edit in
                    WiringInsertion.Replacement(old: "", new: String(decoding: edit.replacement, as: UTF8.self))
                }
            )
        }
    }

    private func hash(of path: RelativePath) throws(Failure) -> String {
        ContentHash(of: try tree.read(path) ?? []).description
    }

    /// Inserts what is repeated into a file of the app.
    ///
    /// - Throws: `Failure` if two insertions touch the same bytes: none is dropped silently.
    private mutating func apply(_ edits: [SourceEdit], to path: RelativePath) throws(Failure) {
        guard let text = EncodedText(try tree.read(path) ?? []),
            let edited = try? SourceEdit.apply(edits, to: text.utf8)
        else {
            throw Failure("what is repeated in \"\(path)\" overlaps", hint: "--only-folder copies the module alone")
        }
        try tree.write(text.encoded(edited), to: path)
    }

    private mutating func note(_ path: RelativePath, _ status: ChangeSet.File.Status, _ title: String) {
        plan.files.append(.ofCopy(path.text, status, title))
    }

    // MARK: - Projects

    /// Links the packages of the copy where the projects link those of the exemplar.
    mutating func linkPackages() throws(Failure) {
        let targets = copy.extent.targets
        guard !targets.isEmpty, let step = try? AnchorStep("project") else { return }
        let (app, map) = (copy.module.app, copy.module.names.outer)
        let paths = try CopyPaths(of: copy.extent, map, to: copy.module.new, in: tree)
        let projects = try AppProjects(of: tree, named: AppName(of: app, in: tree).text).projects
        let manifests = app.files.filter { $0.role == .manifest }
        for product in targets {
            let manifest = manifests.first { PackageFolder(of: $0).targets.contains { $0.name == product } }?.path
            guard let manifest else { continue }
            let folder = (copy.extent.holds(manifest) ? paths.path(of: manifest) : manifest).parent?.text ?? ""
            for project in projects {
                let isFile = try isFile(manifest.parent?.name, in: project.path)
                let text = "\(isFile ? "" : project.own(folder)): \(map.renamed(product) ?? product)"
                try link(Edit(.localPackage, in: AnchorPath(steps: [step]), text: text), as: product, in: project.path)
            }
        }
    }

    /// Whether a project refers to the folder of a package as to a file, and to no package as such, as old ones do.
    private func isFile(_ folder: Substring?, in project: RelativePath) throws(Failure) -> Bool {
        let text = SourceText(try tree.read(project) ?? [])
        return !text.contains("XCLocalSwiftPackageReference")
            && text.contains("lastKnownFileType = wrapper; path = \(folder ?? "");")
    }

    private mutating func link(_ edit: Edit, as product: String, in project: RelativePath) throws(Failure) {
        guard let bytes = try tree.read(project) else { return }
        let text = SourceText(bytes)
        guard [product, "\"\(product)\""].contains(where: { text.contains("productName = \($0);") }),
            let edits = try? edit.edits(for: bytes), !edits.isEmpty,
            let edited = try? SourceEdit.apply(edits, to: bytes)
        else { return }
        try tree.write(edited, to: project)
        note(project, .edited, "Local package")
        record.insertions.append(
            WiringInsertion(edit, wiring: "local package", file: project.text, edits: edits, bytes: bytes)
        )
    }

    /// Refuses a copy in a folder of a package that no manifest makes a target, though it does so with the exemplar's.
    func checkTargets() throws(Failure) {
        var problems = Problems()
        for name in copy.unplaced {
            // What is there already has been added by hand.
            let path = RelativePath(trusted: name.mark.source)
            let change = tree.changes().first { $0.path == path }
            let manifest = if let change { change.old } else { try tree.read(path) }
            guard !SourceText(manifest ?? []).contains(name.copy) else { continue }
            let message = "\"\(copy.extent.name)\" is named here outside of a list, and this cannot be repeated"
            problems.add(message, at: name.mark, hint: "add \"\(name.copy)\" first")
        }
        let copies = tree.changes().compactMap { change in change.model.map { (path: change.path, model: $0) } }
        for manifest in copy.module.app.files where manifest.role == .manifest {
            let folder = manifest.path.parent.map { "\($0)/Sources/" } ?? "Sources/"
            guard let text = try tree.outline(of: manifest.path)?.source else { continue }
            let moved = copies.compactMap { path, model -> (old: String, new: String)? in
                guard path.text.hasPrefix(folder), model.text.hasPrefix(folder),
                    let old = model.text.dropFirst(folder.count).split(separator: "/").first,
                    let new = path.text.dropFirst(folder.count).split(separator: "/").first
                else { return nil }
                return (String(old), String(new))
            }
            guard let target = moved.first(where: { $0.old != $0.new && !text.contains($0.new) }) else { continue }
            problems.add(
                "no target is made of \"\(folder)\(target.new)\", and the one of \"\(target.old)\" cannot be repeated",
                at: SourceMark(source: manifest.path.text),
                hint: "add the target \"\(target.new)\" first"
            )
        }
        guard !problems.hasErrors else { throw Failure(.wiring, problems.sorted) }
    }

    /// Writes the record.
    mutating func writeRecord() throws(Failure) {
        let path = RelativePath(trusted: ModuleRecord.path(plan.module))
        let status: ChangeSet.File.Status = try tree.hasFile(path) ? .edited : .created
        try record.write(to: &tree)
        note(path, status, "Record of what was generated")
    }

    /// Notes on the copied manifests that make projects of their own.
    private var ownProjects: [Problem] {
        let paths = record.files.map { RelativePath(trusted: $0.path) }
        return paths.filter { ProjectManifest.namesOfXcodeGen.contains(String($0.name)) }.map { path in
            Problem("XcodeGen makes a project of its own from \(path)", hint: "run it there first", severity: .note)
        }
    }

    /// The plan of the whole run.
    ///
    /// - Parameter known: The problems that the module has itself.
    func plan(with projects: ProjectUpdate, besides known: [String]) throws(Failure) -> ChangeSet {
        var plan = plan
        plan.known = Set(known + known.map { copy.module.names.outer.renamed(text: $0) } + copy.module.made)
        plan.add(projects)
        plan.notes += projects.notes + ownProjects + copy.cut + copy.notes
        plan.reach = try CopyReach(record, in: tree).remark(besides: copy.left, in: copy.module.app, of: copy.extent)
        return plan
    }
}

extension ChangeSet.File {
    /// A file of a copy, or one with an entry for it.
    static func ofCopy(_ path: String, _ status: Status, _ title: String) -> ChangeSet.File {
        ChangeSet.File(path: path, status: status, origin: .copy, title: title)
    }
}
