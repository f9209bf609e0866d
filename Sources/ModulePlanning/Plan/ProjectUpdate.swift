import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits

/// Keeps the app's Xcode projects and test plans in step with its files: new ones get entries, removed ones lose theirs.
package struct ProjectUpdate {
    /// Asks for one of several targets; `nil` without a terminal.
    package typealias Choice = ([String]) -> String?

    /// The project files that changed.
    package private(set) var edited: [RelativePath] = []
    /// The targets that build the new files.
    package private(set) var targets: [String] = []
    package internal(set) var notes: [Problem] = []
    /// What a generator's manifest lacks, with the text to paste.
    package internal(set) var failures: [WiringFailure] = []

    /// Follows all files that a plan creates and removes.
    ///
    /// - Parameters:
    ///   - wanted: The names of the targets that are to build them, where the user has named some.
    ///   - choice: Asks where several targets fit.
    /// - Throws: `Failure` if a project cannot be read, or if it is open which target builds a file.
    package static func following(
        _ tree: inout FileTree,
        wanted: [Located<String>] = [],
        choice: Choice = { _ in nil }
    ) throws(Failure) -> ProjectUpdate {
        let changes = tree.changes()
        let created = changes.filter { $0.kind == .creation }
        return try updating(
            adding: created.map(\.path),
            like: Dictionary(uniqueKeysWithValues: created.compactMap { file in file.model.map { (file.path, $0) } }),
            removing: changes.filter { $0.kind == .deletion }.map(\.path),
            wanted: wanted,
            choice: choice,
            in: &tree
        )
    }

    /// Adds the entries of some files to the projects in a tree, and takes out those of others.
    ///
    /// - Parameter models: The files that some are copies of: unless targets are wanted, those of the model build the copy.
    package static func updating(
        adding added: [RelativePath],
        like models: [RelativePath: RelativePath] = [:],
        removing removed: [RelativePath],
        wanted: [Located<String>] = [],
        choice: Choice = { _ in nil },
        in tree: inout FileTree
    ) throws(Failure) -> ProjectUpdate {
        var update = ProjectUpdate()
        try update.editTestPlans(adding: added, removing: removed, in: &tree)
        let isOfApp = { (path: RelativePath) in !path.isManifest && !path.text.hasPrefix(".") }
        let packages = added.filter(\.isManifest).compactMap(\.parent)
        let copies = wanted.isEmpty ? added.filter { isOfApp($0) && models[$0] != nil } : []
        let removed = removed.filter(isOfApp)
        let added = added.filter { isOfApp($0) && ProjectFile.isBuilt($0.text) }
        guard !added.isEmpty || !copies.isEmpty || !removed.isEmpty || !wanted.isEmpty else { return update }
        if let manifest = try ProjectManifest(of: tree) {
            if manifest.generator.isRead {
                try tree.checkMerged(manifest.path)
                try update.compare(added, packages, with: manifest, in: tree)
                return update
            }
            if !added.isEmpty { update.note(added, of: manifest) }
        }
        let files = try AppModel.files(of: tree)
        let projects = try AppProjects(of: tree, named: AppName(of: files, in: tree).text)
        for path in added + copies + removed { try check(path, projects) }
        try check(wanted, in: projects)
        try update.remove(removed, from: projects, in: &tree)
        try update.add(copies.map { ($0, models[$0] ?? $0) }, to: projects, in: &tree)
        let others = added.filter { !copies.contains($0) }
        try update.add(others, to: projects, files, wanted.map(\.value), choice, in: &tree)
        return update
    }

    /// Refuses names of targets that no project has.
    private static func check(_ wanted: [Located<String>], in projects: AppProjects) throws(Failure) {
        let names = projects.projects.flatMap(\.file.targets).map(\.name)
        for name in wanted where !names.contains(name.value) {
            let all = names.isEmpty ? "no project of the app has targets" : "there are \(names.joined(separator: ", "))"
            let hint = Suggestion(among: names).hint(for: name.value) ?? all
            throw Failure("there is no target \"\(name.value)\"", at: name.mark, hint: hint)
        }
    }

    // MARK: - Removing

    private mutating func remove(_ paths: [RelativePath], from projects: AppProjects, in tree: inout FileTree)
        throws(Failure)
    {
        guard !paths.isEmpty else { return }
        // A project may take a folder for one file.
        var gone = Set(paths)
        for folder in Set(paths.flatMap(\.ancestors)) where try tree.files(below: folder).isEmpty {
            gone.insert(folder)
        }
        for project in projects.projects {
            try edit(project, in: &tree) { file in file.removing(Set(gone.map { project.own($0.text) })) }
        }
    }

    // MARK: - Adding

    /// Adds copies where the projects name their models.
    private mutating func add(
        _ files: [(path: RelativePath, model: RelativePath)],
        to projects: AppProjects,
        in tree: inout FileTree
    ) throws(Failure) {
        guard !files.isEmpty else { return }
        for project in projects.projects {
            let copies = files.map { ProjectCopy(project.own($0.path.text), of: project.own($0.model.text)) }
            try Self.checkFolders(copies, project)
            try edit(project, in: &tree) { (file) throws(EditError.Reason) in try file.copying(copies) }
            for target in project.file.targets(of: copies) where !targets.contains(target) { targets.append(target) }
            note(copies.filter(project.file.isVersion).compactMap { try? RelativePath(project.rooted($0.path) ?? "") })
        }
    }

    private mutating func add(
        _ paths: [RelativePath],
        to projects: AppProjects,
        _ files: [SourceFile],
        _ wanted: [String],
        _ choice: Choice,
        in tree: inout FileTree
    ) throws(Failure) {
        var wanted = wanted
        var homeless: [RelativePath] = []
        var found: [Int: [[String]: [String]]] = [:]
        for path in paths {
            try Self.checkExceptions(path, projects)
            let file = files.sortedIndex(of: path, by: \.path).map { files[$0] }
            let isTest = file.map { $0.role == .test } ?? path.isInTests
            var home = projects.home(of: path, isTest: isTest, wanted: wanted)
            if case .undecided(let names) = home {
                wanted.append(try Self.target(among: names, for: path, choice))
                home = projects.home(of: path, isTest: isTest, wanted: wanted)
            }
            switch home {
            case .targets(let names, let project): found[project, default: [:]][names, default: []].append(path.text)
            case .none: homeless.append(path)
            case .built, .undecided: break
            }
        }
        for (index, files) in found.sorted(by: { $0.key < $1.key }) {
            let project = projects.projects[index]
            for (names, paths) in files.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                targets += names.filter { !targets.contains($0) }
                try edit(project, in: &tree) { (file) throws(EditError.Reason) in
                    try file.adding(paths.map(project.own), to: names)
                }
            }
        }
        note(homeless)
    }

    /// Refuses a file below a project that cannot be read.
    private static func check(_ path: RelativePath, _ projects: AppProjects) throws(Failure) {
        guard
            let problem = projects.broken.first(where: { problem in
                let folder = problem.mark.flatMap { try? RelativePath($0.source) }?.parent?.parent
                return folder.map(path.isInside) ?? true || projects.projects.isEmpty
            })
        else { return }
        throw Failure(.wiring, [problem, Problem("nothing was written", severity: .note)])
    }

    /// Refuses a copy beside the synchronised folder that has its model.
    private static func checkFolders(_ copies: [ProjectCopy], _ project: AppProjects.Project) throws(Failure) {
        guard let first = copies.first(where: project.file.isLeftBehind) else { return }
        let folder = first.path.split(separator: "/").dropLast().joined(separator: "/")
        let problem = Problem(
            "no target would build \"\(folder)\": the folder of \"\(first.model)\" is synchronised, and this is outside of it",
            at: SourceMark(source: project.path.text),
            hint: "add the folder to the target in Xcode first"
        )
        throw Failure(.wiring, [problem])
    }

    /// Refuses a file that a synchronised folder leaves out.
    private static func checkExceptions(_ path: RelativePath, _ projects: AppProjects) throws(Failure) {
        for project in projects.projects where project.file.leavesOut(project.own(path.text)) {
            let problem = Problem(
                "no target would build \"\(path)\": it is among the exceptions of its folder",
                at: SourceMark(source: project.path.text),
                hint: "select its target in Xcode's file inspector first"
            )
            throw Failure(.wiring, [problem])
        }
    }

    private static func target(among names: [String], for path: RelativePath, _ choice: Choice) throws(Failure)
        -> String
    {
        if let name = choice(names), names.contains(name) { return name }
        let all = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let problem = Problem(
            "several targets may build \"\(path)\": \(all)",
            hint: "name the one that does, as in --target '\(names[0])'"
        )
        throw Failure(.wiring, [problem])
    }

    private mutating func note(_ paths: [RelativePath]) {
        guard let first = paths.first else { return }
        let others = paths.count == 1 ? "" : " and \(paths.count - 1) more"
        notes.append(
            Problem(
                "no target of the project builds \"\(first)\"\(others)",
                hint: "add a target for \(first.isInTests ? "unit tests" : "the app") in Xcode",
                severity: .warning
            )
        )
    }

    /// Edits a project file, unless it is as it should be.
    private mutating func edit(
        _ project: AppProjects.Project,
        in tree: inout FileTree,
        _ edits: (ProjectFile) throws(EditError.Reason) -> [SourceEdit]
    ) throws(Failure) {
        try edit(project.path, in: &tree) { (bytes) throws(EditError.Reason) in try edits(ProjectFile(bytes)) }
    }

    mutating func edit(
        _ path: RelativePath,
        in tree: inout FileTree,
        _ edits: ([UInt8]) throws(EditError.Reason) -> [SourceEdit]
    ) throws(Failure) {
        guard let bytes = try tree.read(path) else { return }
        let new: [UInt8]
        do throws(EditError.Reason) {
            new = try SourceEdit.apply(edits(bytes), to: bytes)
        } catch {
            throw Failure(.wiring, [Problem(error.message, at: SourceMark(source: path.text))])
        }
        guard new != bytes else { return }
        try tree.write(new, to: path)
        if !edited.contains(path) { edited.append(path) }
    }
}

extension RelativePath {
    /// Whether the file is in a folder of tests.
    var isInTests: Bool { components.dropLast().contains { $0.hasSuffix("Tests") } }
}

extension ChangeSet {
    /// Adds the Xcode projects that got or lost entries of files.
    package mutating func add(_ projects: ProjectUpdate) {
        targets = projects.targets
        for path in projects.edited.map(\.text) {
            let title = path.hasSuffix(".xctestplan") ? "Test plan" : "Xcode project"
            files.note(path, .edited, .project, title, isOfApp: true)
        }
    }
}
