import Diagnostics
import FileTransaction
import SwiftEdits

/// The Xcode projects of an app: which targets build which of its files, and which ones build a new file.
package struct AppProjects: Sendable {
    /// A project with the paths of its files below the app's root.
    package struct Project: Sendable {
        /// The path of the project file.
        package let path: RelativePath
        package let file: ProjectFile

        /// The folder around the project; empty for the root.
        var folder: String { path.text.slashed().dropLast(2).joined(separator: "/") }
        /// `Shop.xcodeproj`.
        package var name: String { path.text.slashed().dropLast().last.map(String.init) ?? path.text }

        /// Whether a target builds files that the project names.
        package var listsFiles: Bool { file.files.contains { $0.path.hasSuffix(".swift") && !$0.targets.isEmpty } }

        /// The path below the app's root of a path of the project; `nil` for one beside the root.
        package func rooted(_ own: String) -> String? {
            let path = ProjectPath.join(folder, own)
            return path.isEmpty || path.hasPrefix("..") ? nil : path
        }

        /// The path of the project for a path below the app's root.
        package func own(_ path: String) -> String { ProjectPath.relative(path, to: folder) }
    }

    /// An entry for a file in a project.
    package struct Entry: Sendable {
        package let project: Project
        /// The path of the file below the app's root.
        package let path: String
        /// The line in the project file.
        package let line: Int
    }

    /// Where a new file belongs.
    package enum Home: Sendable, Equatable {
        /// Nothing has to be said: a package or a synchronised folder builds it, or no project is there.
        case built
        /// The targets of a project, by its position.
        case targets([String], project: Int)
        /// One of several targets.
        case undecided([String])
        /// No target builds such files.
        case none
    }

    /// A target of a project.
    private struct Place: Hashable {
        let project: Int
        let target: String
    }

    /// The files below a folder, and how many of them each target builds.
    private struct Neighbours {
        var count = 0
        var votes: [Place: Int] = [:]
    }

    package private(set) var projects: [Project] = []
    /// The projects that cannot be read, each with the reason.
    package private(set) var broken: [Problem] = []
    /// The Swift files that a project names and a target builds.
    package private(set) var built: Set<String> = []
    private var synchronised: [String] = []
    private var packages: [String] = []
    /// The folders of CocoaPods' own descriptions.
    private var pods: [String] = []
    private var kinds: [Place: ProjectFile.Target.Kind] = [:]
    private var neighbours: [Bool: [String: Neighbours]] = [:]
    private let appName: String

    /// - Throws: `Failure` if the app cannot be read.
    package init(of tree: FileTree, named appName: String) throws(Failure) {
        self.appName = appName
        for path in try tree.files(extensions: ["pbxproj"]) where Self.isOwn(path) {
            guard let file = try tree.parsed(path) else { continue }
            do throws(EditError.Reason) {
                add(Project(path: path, file: try file.project.get()))
            } catch {
                broken.append(Problem(error.message, at: SourceMark(source: path.text)))
            }
        }
        packages = try tree.files(extensions: ["swift"]).filter(\.isManifest).map { $0.parent?.text ?? "" }
        pods = try tree.files(extensions: ["podspec"]).compactMap(\.parent?.text)
    }

    /// Whether a project is the app's own, not one of a dependency.
    private static func isOwn(_ path: RelativePath) -> Bool {
        path.name == "project.pbxproj" && AppModel.isWritten(path)
            && path.components.allSatisfy { $0 != "Pods" && $0 != "Carthage" }
    }

    private mutating func add(_ project: Project) {
        let index = projects.count
        projects.append(project)
        for target in project.file.targets { kinds[Place(project: index, target: target.name)] = target.kind }
        synchronised += project.file.synchronisedFolders.compactMap(project.rooted)
        for file in project.file.files where file.path.hasSuffix(".swift") && !file.targets.isEmpty {
            guard let path = project.rooted(file.path) else { continue }
            built.insert(path)
            let places = Set(file.targets.map { Place(project: index, target: $0) })
            let tests = places.filter { kinds[$0] == .unitTests }
            let others = places.filter { kinds[$0] != .unitTests && kinds[$0] != .interfaceTests }
            for (isTest, places) in [(true, tests), (false, others)] where !places.isEmpty {
                for folder in Self.folders(around: path) {
                    neighbours[isTest, default: [:]][folder, default: Neighbours()].count += 1
                    for place in places {
                        neighbours[isTest, default: [:]][folder]?.votes[place, default: 0] += 1
                    }
                }
            }
        }
    }

    /// The folders around a path, the innermost first, and the root as an empty text.
    private static func folders(around path: String) -> [String] {
        RelativePath(trusted: path).ancestors.reversed().map(\.text) + [""]
    }

    // MARK: - Homes

    /// Where a new file belongs: in the targets that the files around it are in.
    ///
    /// - Parameter wanted: The names of targets that are to build files of their kind.
    package func home(of path: RelativePath, isTest: Bool, wanted: [String] = []) -> Home {
        guard ProjectFile.isBuilt(path.text), !projects.isEmpty,
            !synchronised.contains(where: { isBelow(path.text, $0) })
        else { return .built }
        let folder = Self.folders(around: path.text).first { neighbours[isTest]?[$0] != nil }
        if isOfPackage(path.text, projectsUpTo: folder) { return .built }
        let named = targets(ofTests: isTest).filter { wanted.contains($0.target) }
        if !named.isEmpty { return home(named) }
        guard let folder, let found = neighbours[isTest]?[folder] else { return onlyHome(isTest) }
        let usual = found.votes.filter { $0.value * 10 >= found.count * 9 }.keys
        if let most = usual.max(by: { found.votes[$0] ?? 0 < found.votes[$1] ?? 0 }) {
            return home(usual.filter { $0.project == most.project })
        }
        return best(of: Array(found.votes.keys), isTest)
    }

    /// The folder around a new file in which the projects name files; `nil` if they name none.
    private func neighbourFolder(of path: RelativePath, isTest: Bool) -> String? {
        Self.folders(around: path.text).first { neighbours[isTest]?[$0] != nil }
    }

    // MARK: - Differences from the disk

    /// The Swift files between those of a project that no target builds, each with its home. A script, and what Git ignores, is none of
    /// them.
    package func unbuilt(in model: AppModel, of tree: FileTree) throws(Failure) -> [(file: Int, home: Home)] {
        guard !projects.isEmpty else { return [] }
        let folders = Set(projects.map(\.folder)).union([""])
        // A disk may not distinguish names that differ only in case.
        let built = Set(built.map { $0.lowercased() })
        let found: [(file: Int, home: Home)] = model.files.enumerated().compactMap { index, file in
            let isTest = file.role == .test
            guard file.role != .manifest, !built.contains(file.path.text.lowercased()),
                !file.path.components.dropLast().contains(where: { $0.contains(".") }),
                !pods.contains(where: { isBelow(file.path.text, $0) }),
                !file.outline.source.bytes.starts(with: "#!".utf8),
                let folder = neighbourFolder(of: file.path, isTest: isTest), !folders.contains(folder)
            else { return nil }
            let home = home(of: file.path, isTest: isTest)
            return home == .built || home == .none ? nil : (index, home)
        }
        let ignored = try GitIgnore(around: found.map { model.files[$0.file].path }, in: tree)
        return found.filter { !ignored.ignores(model.files[$0.file].path) }
    }

    /// The Swift files that a target builds and that are gone, with the entries in their projects. A file that the build makes
    /// or fetches is none of them, nor is one that Git ignores.
    package func lost(in tree: FileTree) throws(Failure) -> [Entry] {
        var lost: [(path: RelativePath, entry: Entry)] = []
        let present = Set(try tree.files(extensions: ["swift"]).map { $0.text.lowercased() })
        for project in projects {
            let lines = project.file.lines
            for file in project.file.files where file.path.hasSuffix(".swift") && !file.targets.isEmpty {
                guard let path = project.rooted(file.path).flatMap({ try? RelativePath($0) }),
                    !path.text.lowercased().contains("generated"), !path.components.contains(".build"),
                    !present.contains(path.text.lowercased()), try !tree.hasFile(path)
                else { continue }
                let line = lines.position(at: file.range.lowerBound).line
                lost.append((path, Entry(project: project, path: path.text, line: line)))
            }
        }
        let ignored = try GitIgnore(around: lost.map(\.path), in: tree)
        return lost.filter { !ignored.ignores($0.path) }.map(\.entry)
    }

    private func isBelow(_ path: String, _ folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }

    /// Whether a package builds the file: one that has no project beside it, or one whose folders the projects name no files in.
    private func isOfPackage(_ path: String, projectsUpTo named: String?) -> Bool {
        packages.contains { package in
            guard isBelow(path, package) else { return false }
            guard projects.contains(where: { $0.folder == package }) else { return !package.isEmpty }
            let inner = path.dropFirst(package.isEmpty ? 0 : package.utf8.count + 1)
            return ["Sources/", "Tests/", "Plugins/"].contains(where: inner.hasPrefix)
                && named.map { $0.utf8.count <= package.utf8.count } ?? true
        }
    }

    /// The targets that may build sources of the app, or its tests.
    private func targets(ofTests isTest: Bool) -> [Place] {
        projects.enumerated().flatMap { index, project in
            project.file.targets.filter { ($0.kind == .unitTests) == isTest && $0.kind != .interfaceTests }
                .map { Place(project: index, target: $0.name) }
        }
    }

    /// The home of files that have no neighbours: the app, or its tests.
    private func onlyHome(_ isTest: Bool) -> Home {
        best(of: targets(ofTests: isTest).filter { isTest || kinds[$0] == .app }, isTest)
    }

    /// The only app or test target among some, or the one of the app's name.
    private func best(of places: [Place], _ isTest: Bool) -> Home {
        let apps = places.filter { kinds[$0] == .app }
        let found = apps.isEmpty ? places : apps
        if found.count < 2 { return home(found) }
        let own = found.filter { NameWords($0.target).pascal == appName + (isTest ? "Tests" : "") }
        return own.count == 1 ? home(own) : .undecided(Set(found.map(\.target)).sorted())
    }

    private func home(_ places: some Sequence<Place>) -> Home {
        let places = Array(places)
        guard let first = places.first else { return .none }
        let names = places.filter { $0.project == first.project }.map(\.target)
        return .targets(Set(names).sorted(), project: first.project)
    }
}

extension ParsedFile {
    /// The file as an Xcode project: read once, as several readers of a run ask for it.
    var project: Result<ProjectFile, EditError.Reason> {
        reading { Result { () throws(EditError.Reason) in try ProjectFile(bytes) } }
    }
}
