import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles
import SwiftEdits
import SwiftOutline

/// Plans the copy of a module of the app under another name: its files, what is repeated beside its mentions, the projects.
package struct LikePlanner: Sendable {
    private let request: LikeRequest
    private let frameworks: FrameworkNames

    package init(_ request: LikeRequest, frameworks: FrameworkNames) {
        (self.request, self.frameworks) = (request, frameworks)
    }

    /// Plans the copy.
    ///
    /// - Parameter choice: Asks which of several targets builds the new files.
    /// - Throws: `Failure`; do not commit the tree then.
    package func plan(in tree: inout FileTree, choice: ProjectUpdate.Choice = { _ in nil }) throws(Failure) -> ChangeSet
    {
        let app = try AppModel.of(tree)
        if let module = request.module { return try planScreen(of: module, app, in: &tree, choice) }
        let name = try NameRules.module(request.name)
        var finder = try ExtentFinder(request.exemplar, of: app, in: tree, request.options)
        guard name != finder.module.name else {
            throw Failure("the module \"\(name)\" is there, and cannot be its own copy", at: request.name.mark)
        }
        let types = try request.typePairs()
        var extent = try finder.found(
            with: request.types.indices.map { Located(types[$0].old.pascal, at: request.types[$0].mark) }
        )
        let screens = try request.choose(in: &extent, of: app, for: NameWords(name))
        if let known = try known(name, like: finder.module.name, in: tree) {
            _ = try ProjectUpdate.following(&tree, wanted: request.targets)
            return known
        }
        return try finish(
            try settled(finder, extent, to: (NameWords(name), types + screens), in: app, tree),
            app,
            in: &tree,
            choice
        )
    }

    /// Plans the copy of a screen within its module, which is a copy itself. The module's record keeps it.
    private func planScreen(
        of module: Located<String>,
        _ app: AppModel,
        in tree: inout FileTree,
        _ choice: ProjectUpdate.Choice
    ) throws(Failure) -> ChangeSet {
        _ = try NameRules.module(request.name, as: .screen)
        let record = try ModuleRecord.read(module.value, in: tree)
        var whole = try ExtentFinder(module, of: app, in: tree, ExtentOptions())
        let extent = try whole.found()
        let screens = ModuleScreens(of: extent, in: app)
        let old = try screens.screen(named: request.exemplar)
        guard record.like != nil else {
            throw Failure(
                "\"\(module.value)\" was not copied from a module",
                at: module.mark,
                hint: record.isEmpty
                    ? "scaffold module NAME --like \(module.value) copies it"
                    : "its screens are written from its spec: leave --like out"
            )
        }
        guard !screens.own(old).isEmpty else {
            throw Failure(
                "the screen \"\(old.pascal)\" has the module's own name, and cannot be told from the module",
                at: request.exemplar.mark,
                hint: "copy its files by hand"
            )
        }
        let new = LikeRequest.screen(request.name.value, of: whole.module.words)
        let stem = RoleWords.withoutRole(new.words)
        guard stem.count > whole.module.words.words.count else {
            throw Failure("\"\(request.name.value)\" is the name of a part of a screen", at: request.name.mark)
        }
        let known = record.files.flatMap(\.types).map { NameWords($0).words }.filter(RoleWords.isMark)
        if known.contains(where: { RoleWords.withoutRole($0) == stem }) { return unchanged(record) }
        var finder = ExtentFinder(old, of: screens, in: whole)
        var own = try finder.found()
        own.home = Set(extent.files.map(\.path)).subtracting(own.files.map(\.path))
        let short = NameMap.Pair(old: NameWords(screens.own(old)), new: NameWords(screens.own(new)))
        return try finish(try settled(finder, own, to: (new, [short]), in: app, tree, record), app, in: &tree, choice)
    }

    /// A copy, and the tree that has it.
    typealias Settled = (copy: ModuleCopy, plan: ChangeSet, record: ModuleRecord, tree: FileTree)

    /// The copy without the units that do not fit the app.
    func settled(
        _ finder: ExtentFinder,
        _ extent: Extent,
        to names: (module: NameWords, types: [NameMap.Pair]),
        in app: AppModel,
        _ tree: FileTree,
        _ kept: ModuleRecord? = nil
    ) throws(Failure) -> Settled {
        let name = kept?.module ?? names.module.pascal
        var unfit: Set<CopyUnit> = []
        while true {
            var attempt = tree
            let copy = try ModuleCopy(finder, extent, to: names, without: unfit, frameworks, in: app, tree)
            var plan = ChangeSet(module: name, kind: .copy, files: [], notes: [])
            plan.extent = extent
            var record = kept ?? ModuleRecord(module: name, style: "", files: [])
            if kept == nil { (record.like, record.copyOptions) = (finder.module.name, request.choices) }
            try write(copy, to: &plan, &record, in: &attempt)
            let known = unfit
            unfit.formUnion(copy.unwritten)
            let check = try RejectedUnits(in: attempt, frameworks)
            for (path, written) in copy.edits { unfit.formUnion(try check.units(written, in: path)) }
            if unfit == known { return (copy, plan, record, attempt) }
        }
    }

    /// Links packages, writes the record, and updates the projects.
    private func finish(
        _ settled: Settled,
        _ app: AppModel,
        in tree: inout FileTree,
        _ choice: ProjectUpdate.Choice
    ) throws(Failure) -> ChangeSet {
        let copy = settled.copy
        var (plan, record) = (settled.plan, settled.record)
        let own = copy.extent.files.map(\.path) + copy.edits.map(\.path)
        let known = try ReferenceCheck(frameworks: frameworks).standing(in: own, of: tree)
        plan.known = Set(known + known.map { copy.names.outer.renamed(text: $0) })
        tree = settled.tree
        try link(copy, app, to: &plan, &record, in: &tree)
        let path = ModuleRecord.path(plan.module)
        let status: ChangeSet.File.Status = try tree.hasFile(RelativePath(trusted: path)) ? .edited : .created
        try record.write(to: &tree)
        plan.files.append(file(path, status, "Record of what was generated"))
        let projects = try ProjectUpdate.following(&tree, wanted: request.targets, choice: choice)
        guard projects.failures.isEmpty else { throw .wirings(projects.failures) }
        plan.add(projects)
        plan.notes += projects.notes + copy.cut + copy.notes
        return plan
    }

    /// The plan of a module that is there: nothing changes.
    ///
    /// - Throws: `Failure` if it was not copied from the same module with the same options.
    private func known(_ name: String, like exemplar: String, in tree: FileTree) throws(Failure) -> ChangeSet? {
        let record = try ModuleRecord.read(name, in: tree)
        guard !record.isEmpty else { return nil }
        guard record.like == exemplar, record.copyOptions == request.choices else {
            let options = record.copyOptions.isEmpty ? "" : " with \(record.copyOptions.joined(separator: " "))"
            let origin = record.like.map { "was copied from \"\($0)\"\(options)" } ?? "was written from a spec"
            throw Failure(
                .conflict,
                [
                    Problem(
                        "the module \"\(name)\" is there, and \(origin)",
                        at: request.name.mark,
                        hint: "scaffold remove \(name) takes it back"
                    )
                ]
            )
        }
        return unchanged(record)
    }

    private func unchanged(_ record: ModuleRecord) -> ChangeSet {
        let files = record.files.map { file($0.path, .unchanged, "Copy") }
        return ChangeSet(module: record.module, kind: .copy, files: files, notes: [])
    }

    private func file(_ path: String, _ status: ChangeSet.File.Status, _ title: String) -> ChangeSet.File {
        ChangeSet.File(path: path, status: status, origin: .copy, title: title, isOfApp: false)
    }

    /// Links the packages of the copy where the projects link those of the exemplar.
    private func link(
        _ copy: ModuleCopy,
        _ app: AppModel,
        to plan: inout ChangeSet,
        _ record: inout ModuleRecord,
        in tree: inout FileTree
    ) throws(Failure) {
        guard !copy.extent.targets.isEmpty, let step = try? AnchorStep("project") else { return }
        let paths = try CopyPaths(of: copy.extent, copy.names.outer, to: copy.new, in: tree)
        let projects = try AppProjects(of: tree, named: AppName(of: app, in: tree).text).projects
        let manifests = app.files.filter { $0.role == .manifest }
        for product in copy.extent.targets {
            let manifest = manifests.first { PackageFolder(of: $0).targets.contains { $0.name == product } }?.path
            guard let manifest else { continue }
            let folder = (copy.extent.holds(manifest) ? paths.path(of: manifest) : manifest).parent?.text ?? ""
            for project in projects {
                guard let bytes = try tree.read(project.path) else { continue }
                let text = SourceText(bytes)
                let edit = Edit(
                    .localPackage,
                    in: AnchorPath(steps: [step]),
                    text: "\(project.own(folder)): \(copy.names.outer.renamed(product) ?? product)"
                )
                guard [product, "\"\(product)\""].contains(where: { text.contains("productName = \($0);") }),
                    let edits = try? edit.edits(for: bytes), !edits.isEmpty,
                    let edited = try? SourceEdit.apply(edits, to: bytes)
                else { continue }
                try tree.write(edited, to: project.path)
                plan.files.append(file(project.path.text, .edited, "Local package"))
                record.insertions.append(
                    WiringInsertion(edit, wiring: "local package", file: project.path.text, edits: edits, bytes: bytes)
                )
            }
        }
    }

    /// The module that a module was copied from; `nil` if it was not copied.
    package static func exemplar(of module: String, in tree: FileTree) throws(Failure) -> String? {
        try ModuleRecord.read(NameWords(module).pascal, in: tree).like
    }

    private func write(
        _ copy: ModuleCopy,
        to plan: inout ChangeSet,
        _ record: inout ModuleRecord,
        in tree: inout FileTree
    )
        throws(Failure)
    {
        try create(copy, &plan, &record, in: &tree)
        for (path, edits) in copy.entries {
            try apply(edits, to: path, in: &tree)
            plan.files.append(file(path.text, .edited, "Texts, as for \(copy.extent.name)"))
            record.passages += edits.map { edit in
                ModuleRecord.Passage(file: path.text, text: String(decoding: edit.replacement, as: UTF8.self))
            }
        }
        for (path, units) in copy.edits {
            let edits = units.flatMap(\.edits)
            plan.files.append(file(path.text, .edited, "As for \(copy.extent.name)"))
            if let own = record.files.firstIndex(where: { $0.path == path.text }) {
                try grow(&record.files[own], by: edits, at: path, in: &tree)
                continue
            }
            try apply(edits, to: path, in: &tree)
            record.insertions += units.map { unit in
                WiringInsertion(
                    wiring: "as for \(copy.extent.name)",
                    file: path.text,
                    kind: unit.kind,
                    anchor: unit.anchor,
                    text: unit.text,
                    edits: unit.edits.map { edit in
                        WiringInsertion.Replacement(old: "", new: String(decoding: edit.replacement, as: UTF8.self))
                    }
                )
            }
        }
    }

    /// Adds entries to a file of the module, which goes with the module. The hash of a file that was edited stays, so that it shows.
    private func grow(
        _ file: inout ModuleRecord.File,
        by edits: [SourceEdit],
        at path: RelativePath,
        in tree: inout FileTree
    ) throws(Failure) {
        let isAsWritten = ContentHash(of: try tree.read(path) ?? []).description == file.hash
        try apply(edits, to: path, in: &tree)
        if isAsWritten { file.hash = ContentHash(of: try tree.read(path) ?? []).description }
    }

    private func create(
        _ copy: ModuleCopy,
        _ plan: inout ChangeSet,
        _ record: inout ModuleRecord,
        in tree: inout FileTree
    ) throws(Failure) {
        let paths = try CopyPaths(of: copy.extent, copy.names.outer, to: copy.new, in: tree)
        var conflicts: [PlanConflict] = []
        for (old, text) in try copy.files(in: tree) {
            let path = paths.path(of: old)
            let bytes = CodeCopy.withName(path.name, insteadOf: old.name, text)
            guard try !tree.hasFile(path) else {
                conflicts.append(PlanConflict(path: path.text, title: "Copy of \(old.name)"))
                continue
            }
            try tree.write(bytes, to: path, like: old)
            plan.files.append(file(path.text, .created, "Copy of \(old)"))
            let types =
                path.fileExtension == "swift"
                ? try tree.outline(of: path)?.declarations.filter(\.isVisibleType).map(\.name) : nil
            record.files.append(
                ModuleRecord.File(path: path.text, hash: ContentHash(of: bytes).description, types: types ?? [])
            )
        }
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
    }

    /// Inserts what is repeated into a file of the app.
    ///
    /// - Throws: `Failure` if two insertions touch the same bytes: none is dropped silently.
    private func apply(_ edits: [SourceEdit], to path: RelativePath, in tree: inout FileTree) throws(Failure) {
        let bytes = try tree.read(path) ?? []
        guard let edited = try? SourceEdit.apply(edits, to: bytes) else {
            throw Failure("what is repeated in \"\(path)\" overlaps", hint: "--only-folder copies the module alone")
        }
        try tree.write(edited, to: path)
    }
}
