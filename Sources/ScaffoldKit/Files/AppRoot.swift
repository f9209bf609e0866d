import Diagnostics

/// Where an app is, and how that was found out.
public struct AppRoot: Hashable, Sendable {
    /// What marks a folder as an app's root.
    public enum Evidence: Hashable, Sendable {
        /// The user named the folder.
        case output
        /// The tool's configuration lies there.
        case configuration
        /// An Xcode project lies there; its name is given.
        case project(String)
        /// A package's manifest lies there.
        case package
        /// Nothing marks any folder upwards, so the current one is taken.
        case currentFolder
    }

    /// The name of the tool's configuration file.
    public static let configurationName = ".scaffold.yml"

    /// The root.
    public let folder: RootFolder

    /// How it was found.
    public let evidence: Evidence

    /// Takes the folder that the user named with `--output`. Nothing above it is read, and it need not exist.
    ///
    /// - Throws: what `RootFolder` throws.
    public init(output: String, disk: DiskAccess = DiskAccess()) throws(Failure) {
        folder = try RootFolder(output, disk: disk)
        evidence = .output
    }

    private init(folder: RootFolder, evidence: Evidence) {
        self.folder = folder
        self.evidence = evidence
    }

    /// Finds the nearest folder from `start` upwards with a configuration, an Xcode project or a `Package.swift`; without any, `start`
    /// itself is the root.
    ///
    /// A folder that cannot be read is passed over.
    /// - Throws: what `RootFolder` throws for `start`.
    public static func find(from start: String = ".", disk: DiskAccess = DiskAccess()) throws(Failure) -> AppRoot {
        let first = try RootFolder(start, disk: disk)
        guard first.exists else { return AppRoot(folder: first, evidence: .currentFolder) }
        var next: RootFolder? = first
        while let folder = next {
            if let evidence = evidence(in: folder, disk) { return AppRoot(folder: folder, evidence: evidence) }
            next = folder.parent
        }
        return AppRoot(folder: first, evidence: .currentFolder)
    }

    private static func evidence(in folder: RootFolder, _ disk: DiskAccess) -> Evidence? {
        guard let descriptor = try? disk.openFolder(folder.path) else { return nil }
        defer { disk.discard(descriptor) }
        if isFile(configurationName, in: descriptor, disk) { return .configuration }
        let suffix = Array(".xcodeproj".utf8)
        let projects = try? disk.entries(of: descriptor) { name in
            name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
        }
        if let project = projects?.filter({ $0.kind == .folder }).map(\.name).min() { return .project(project) }
        return isFile("Package.swift", in: descriptor, disk) ? .package : nil
    }

    private static func isFile(_ name: String, in folder: DiskAccess.Descriptor, _ disk: DiskAccess) -> Bool {
        let kind = (try? disk.status(name, in: folder))??.kind
        return kind == .file || kind == .link
    }
}
