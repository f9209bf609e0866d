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

    var options: ExtentOptions { request.options }

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
        var finder = try ExtentFinder(request.exemplar, of: app, in: tree, request.options)
        let name = try self.name(of: finder.module)
        guard name != finder.module.name else {
            throw Failure(
                "the module \"\(name)\" is there, and cannot be its own copy",
                at: request.name.mark,
                hint: "give the copy a name of its own"
            )
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
        var copy = try settled(finder, extent, to: (NameWords(name), types + screens))
        let written = try ModuleRecord.read(finder.module.name, in: tree)
        var plan = try finish(&copy, in: &tree, choice)
        if !written.style.isEmpty { plan.notes.insert(fromSpec(written, as: name), at: 0) }
        return plan
    }

    /// The note that the style writes more than a copy of what it once wrote.
    private func fromSpec(_ exemplar: ModuleRecord, as name: String) -> Problem {
        Problem(
            "\"\(exemplar.module)\" was written from a spec by the style \"\(exemplar.style)\", which also wires what a copy cannot",
            at: request.exemplar.mark,
            hint: "scaffold module \(name) --screens list,detail writes one of the style",
            severity: .note
        )
    }

    /// The copy's name; without the words that the exemplar's folder or target has around the module's, where both have them: `Wishes`
    /// for `WishesFeature` as a copy of `MoviesFeature`.
    private func name(of exemplar: AppModules.Module) throws(Failure) -> String {
        let name = try NameRules.module(request.name)
        let asked = request.exemplar.value.split(separator: "/").last.map(String.init) ?? ""
        let (old, own, new) = (NameWords(asked).words, exemplar.words.words, NameWords(name).words)
        guard let start = old.indices.first(where: { old[$0...].starts(with: own) }) else { return name }
        let (before, after) = (old[..<start], old[(start + own.count)...])
        guard new.count > before.count + after.count, new.starts(with: before),
            new.suffix(after.count).elementsEqual(after)
        else { return name }
        return NameWords(new.dropFirst(before.count).dropLast(after.count).joined(separator: " ")).pascal
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
            let hint =
                record.isEmpty
                ? "scaffold module NAME --like \(module.value) copies it"
                : "its screens are written from its spec: leave --like out"
            throw Failure("\"\(module.value)\" was not copied from a module", at: module.mark, hint: hint)
        }
        guard !screens.own(old).isEmpty else {
            let message = "the screen \"\(old.pascal)\" has the module's own name, and cannot be told from the module"
            throw Failure(message, at: request.exemplar.mark, hint: "copy its files by hand")
        }
        let new = LikeRequest.screen(request.name.value, of: whole.module.words)
        let stem = RoleWords.withoutRole(new.words)
        guard stem.count > whole.module.words.words.count else {
            throw Failure("\"\(request.name.value)\" is the name of a part of a screen", at: request.name.mark)
        }
        let known = record.files.flatMap(\.types).map { NameWords($0).words }.filter(RoleWords.isMark)
        if known.contains(where: { RoleWords.withoutRole($0) == stem }) { return unchanged(record) }
        var finder = whole.screen(old, of: screens)
        var own = try finder.found()
        own.home = Set(extent.files.map(\.path)).subtracting(own.files.map(\.path))
        let short = NameMap.Pair(old: NameWords(screens.own(old)), new: NameWords(screens.own(new)))
        var copy = try settled(finder, own, to: (new, [short]), record)
        return try finish(&copy, in: &tree, choice)
    }

    /// The copy without the fragments that do not fit the app.
    ///
    /// What is left out changes what other code means, so the copy is written again without it.
    ///
    /// - Parameters:
    ///   - kept: The record of the module that gets a copy of its screen.
    ///   - isAligning: Whether lines stay aligned with what is before them; the length of a placeholder means nothing.
    func settled(
        _ finder: ExtentFinder,
        _ extent: Extent,
        to names: (module: NameWords, types: [NameMap.Pair]),
        _ kept: ModuleRecord? = nil,
        isAligning: Bool = true
    ) throws(Failure) -> WrittenCopy {
        let (module, tree) = (try CopiedModule(finder, extent, to: names), finder.tree)
        // Between the markers of a merge, entries may not be found.
        for file in module.resolver.index.tokens.keys.sorted() { try tree.checkMerged(finder.app.files[file].path) }
        let record = kept ?? self.record(of: names.module, like: finder.module.name)
        let generator = try GeneratorEntries(of: module, in: tree)
        let tables = try TextTables(in: tree, copied: Set(extent.files.map(\.path)))
        var unfit: Set<CodeFragment> = []
        while true {
            let copy = try ModuleCopy(
                of: module,
                without: unfit,
                generator,
                tables,
                isAligning: isAligning,
                frameworks,
                in: tree
            )
            let written = try WrittenCopy(copy, in: tree, record: record)
            let check = try RejectedFragments(in: written.tree, frameworks, besides: module.made)
            var rejected = copy.unwritten
            for (path, fragments) in copy.edits { rejected.formUnion(try check.fragments(fragments, in: path)) }
            guard !rejected.isSubset(of: unfit) else {
                try copy.checkWhole()
                let whole = copy.repeatedFiles
                guard !whole.isEmpty else { return written }
                return try settled(finder, extent.adding(whole), to: names, kept, isAligning: isAligning)
            }
            unfit.formUnion(rejected)
        }
    }

    private func record(of module: NameWords, like exemplar: String) -> ModuleRecord {
        var record = ModuleRecord(module: module.pascal, style: "", files: [])
        (record.like, record.copyOptions) = (exemplar, request.choices)
        return record
    }

    /// Links packages, writes the record, and updates the projects.
    private func finish(_ written: inout WrittenCopy, in tree: inout FileTree, _ choice: ProjectUpdate.Choice)
        throws(Failure) -> ChangeSet
    {
        let own = written.copy.extent.files.map(\.path) + written.copy.edits.map(\.path)
        let known = try ReferenceCheck(frameworks: frameworks).standing(in: own, of: tree)
        try written.checkTargets()
        try written.linkPackages()
        try written.writeRecord()
        tree = written.tree
        let projects = try ProjectUpdate.following(&tree, wanted: request.targets, choice: choice)
        guard projects.failures.isEmpty else { throw Failure(.wiring, projects.failures.map(\.problem)) }
        return try written.plan(with: projects, besides: known)
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
            let message = "the module \"\(name)\" is there, and \(origin)"
            let hint = "scaffold remove \(name) takes it back"
            throw Failure(.conflict, [Problem(message, at: request.name.mark, hint: hint)])
        }
        return unchanged(record)
    }

    private func unchanged(_ record: ModuleRecord) -> ChangeSet {
        let files = record.files.map { ChangeSet.File.ofCopy($0.path, .unchanged, "Copy") }
        return ChangeSet(module: record.module, kind: .copy, files: files, notes: [])
    }

    /// The module that a module was copied from; `nil` if it was not copied.
    package static func exemplar(of module: String, in tree: FileTree) throws(Failure) -> String? {
        try ModuleRecord.read(NameWords(module).pascal, in: tree).like
    }
}
