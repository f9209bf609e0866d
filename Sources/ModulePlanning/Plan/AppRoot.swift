import AppModel
import Diagnostics
import FileTransaction

/// The root folder of an app, and the evidence for it.
package struct AppRoot: Hashable, Sendable {
    /// Why a folder counts as an app's root.
    package enum Evidence: Hashable, Sendable {
        /// The user named the folder.
        case output
        /// The folder contains the tool's configuration.
        case configuration
        /// The folder contains an Xcode project, or the manifest of a generated one, of this name.
        case project(String)
        /// The folder contains a package manifest.
        case package
        /// No folder from the current one upwards has a mark, so the current one is the root.
        case currentFolder
    }

    package let folder: RootFolder

    package let evidence: Evidence

    /// Uses the folder that the user named with `--output`. It need not exist, and the search does not go above it.
    ///
    /// - Throws: The errors of `RootFolder`.
    package init(output: String, disk: DiskAccess = DiskAccess()) throws(Failure) {
        folder = try RootFolder(output, disk: disk)
        evidence = .output
    }

    private init(folder: RootFolder, evidence: Evidence) {
        self.folder = folder
        self.evidence = evidence
    }

    /// The manifests of generators that stand in the root of an app.
    private static let manifests = ["Workspace.swift", "Tuist.swift", "project.yml"]

    /// Finds the nearest folder from `start` upwards that contains a configuration, a project or a `Package.swift`. If
    /// there is none, `start` is the root. A package below another mark in the same repository is a part of that app.
    ///
    /// The search skips folders that it cannot read.
    /// - Throws: The errors of `RootFolder` for `start`.
    package static func find(from start: String = ".", disk: DiskAccess = DiskAccess()) throws(Failure) -> AppRoot {
        let first = try RootFolder(start, disk: disk)
        guard first.exists else { return AppRoot(folder: first, evidence: .currentFolder) }
        var next: RootFolder? = first
        var package: AppRoot?
        while let folder = next {
            if let evidence = evidence(in: folder, disk) {
                let found = AppRoot(folder: folder, evidence: evidence)
                guard evidence == .package else { return found }
                package = package ?? found
            }
            next = package != nil && isRepository(folder, disk) ? nil : folder.parent
        }
        return package ?? AppRoot(folder: first, evidence: .currentFolder)
    }

    /// The folders in a folder that have an app each, where nothing in it builds them together; none for a single one.
    package static func apps(in folder: RootFolder, disk: DiskAccess = DiskAccess()) -> [String] {
        guard evidence(in: folder, disk) == nil, let descriptor = try? disk.openFolder(folder.path) else { return [] }
        defer { disk.discard(descriptor) }
        let entries = (try? disk.entries(of: descriptor)) ?? []
        let joins = ProjectManifest.names.union(["Tuist.swift", "Tuist"])
        guard !entries.contains(where: { joins.contains($0.name) || $0.name.hasSuffix(".xcworkspace") }) else {
            return []
        }
        let apps = entries.filter { entry in
            guard entry.kind == .folder, let inner = try? RootFolder(folder.path + "/" + entry.name) else {
                return false
            }
            switch evidence(in: inner, disk) {
            case .configuration, .project: return true
            default: return false
            }
        }
        return apps.count > 1 ? apps.map(\.name).sorted() : []
    }

    private static func isRepository(_ folder: RootFolder, _ disk: DiskAccess) -> Bool {
        guard let descriptor = try? disk.openFolder(folder.path) else { return false }
        defer { disk.discard(descriptor) }
        return (try? disk.status(".git", in: descriptor)) ?? nil != nil
    }

    private static func evidence(in folder: RootFolder, _ disk: DiskAccess) -> Evidence? {
        guard let descriptor = try? disk.openFolder(folder.path) else { return nil }
        defer { disk.discard(descriptor) }
        if isFile(AppConfiguration.path, in: descriptor, disk) { return .configuration }
        let suffix = ".xcodeproj"
        let projects = (try? disk.entries(of: descriptor))?.filter {
            $0.kind == .folder && $0.name.hasSuffix(suffix) && $0.name != suffix
        }
        if let project = projects?.map(\.name).min() { return .project(project) }
        if let manifest = manifests.first(where: { isFile($0, in: descriptor, disk) }) { return .project(manifest) }
        return isFile("Package.swift", in: descriptor, disk) ? .package : nil
    }

    private static func isFile(_ name: String, in folder: DiskAccess.Descriptor, _ disk: DiskAccess) -> Bool {
        let kind = (try? disk.status(name, in: folder))??.kind
        return kind == .file || kind == .link
    }
}
